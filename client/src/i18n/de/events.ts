import type { Texts } from "../languages";

export const messages = {
  title: "Turniere",
  on: "Laufend",
  coming: "Demnächst",
  past: "Vergangen",
  none: "Hier wird noch kein Turnier gezeigt. Turniere erscheinen, sobald ihr Inhaber sie veröffentlicht.",
  noneOwn:
    "Noch gibt es kein Turnier. Das erste anlegen: Niemand sieht es, bis es veröffentlicht wird.",
  new: "Neues Turnier",
  plan: "Planung",
  notPublished: "Nicht veröffentlicht",
  again: "Erneut versuchen",
  make: {
    title: "Neues Turnier",
    lede: "Niemand sieht es, bis es veröffentlicht wird. Alles hier lässt sich später ändern.",
    name: "Name",
    venue: "Ort",
    from: "Erster Tag",
    to: "Letzter Tag",
    zone: "Zeitzone",
    zoneHint: "Alle Zeiten des Turniers stehen in ihr, von wo man auch schaut.",
    slug: "Adresse",
    slugHint: "Kleinbuchstaben, Ziffern und Bindestriche. Die Turnierseite ist dann {address}",
    slugWrong: "Nur Kleinbuchstaben, Ziffern und Bindestriche.",
    action: "Turnier anlegen",
    signInFirst: "Zuerst anmelden: Ein Turnier gehört dem, der es anlegt.",
  },
} satisfies Texts;
