import type { Texts } from "../languages";

export const messages = {
  title: "Personas",
  text: "Un solo propietario cambia el torneo. Los organizadores lo ven todo, también lo no publicado.",
  role: { owner: "Propietario, tiene el control", manager: "Organizador" },
  you: ", usted",
  here: "aquí ahora",
  offer: "Ofrecer el torneo",
  offered: "Torneo ofrecido",
  offeredText: "{name} pasa a ser propietario si acepta; hasta entonces usted tiene el control.",
  withdrawOffer: "Retirar la oferta",
  remove: "Quitar",
  removal: {
    title: "¿Quitar a {name}?",
    text: "Desde ahora ya no ve lo que no está publicado. Para volver necesita otra invitación.",
  },
  offeredYou: {
    what: "{name} le ofrece {event}.",
    text: "Si acepta, usted tiene el control; quien lo ofrece sigue como organizador. Lo hecho antes ya no se puede deshacer paso a paso.",
    accept: "Aceptar",
    decline: "Rechazar",
  },
  leave: {
    title: "Salir",
    text: "Ya no verá lo que no está publicado.",
    action: "Salir del torneo",
  },
  invite: {
    title: "Invitar a un organizador",
    text: "Con un enlace que sirve una vez. Quien lo abre inicia sesión o crea una cuenta, y es organizador.",
    action: "Crear un enlace",
    another: "Crear otro enlace",
    link: "Enlace para una persona",
    once: "No se vuelve a mostrar. Sirve al primero que lo use.",
    noLine: "No se creó ningún enlace.",
    noLineText:
      "No se puede conectar con el servidor. Inténtelo de nuevo cuando vuelva la conexión.",
  },
} satisfies Texts;
