import type { Texts } from "../languages";

export const messages = {
  title: "Torneos",
  on: "En curso",
  coming: "Próximos",
  past: "Pasados",
  none: "Aún no se muestra ningún torneo aquí. Aparecen cuando su propietario los publica.",
  noneOwn: "Aún no hay ningún torneo. Cree el primero: no lo ve nadie hasta que usted lo publique.",
  new: "Nuevo torneo",
  plan: "Plan",
  notPublished: "Sin publicar",
  again: "Reintentar",
  make: {
    title: "Nuevo torneo",
    lede: "No lo ve nadie hasta que usted lo publique. Todo se puede cambiar después.",
    name: "Nombre",
    venue: "Sede",
    from: "Primer día",
    to: "Último día",
    zone: "Zona horaria",
    zoneHint: "Todas las horas del torneo están en ella, se mire desde donde se mire.",
    slug: "Dirección",
    slugHint: "Minúsculas, cifras y guiones. La página del torneo será {address}",
    slugWrong: "Solo minúsculas, cifras y guiones.",
    action: "Crear el torneo",
    signInFirst: "Inicie sesión antes: un torneo pertenece a quien lo crea.",
  },
} satisfies Texts;
