import type { Texts } from "../languages";

export const messages = {
  title: "Sorteos al azar",
  lede: "El sello de un sorteo se muestra antes de hacerlo, y su secreto, con el resultado. Nadie puede elegir lo que sale, y cualquiera puede repetir el sorteo con el secreto y obtener lo mismo.",
  number: "Sorteo {n}",
  sealed: "Sellado, aún sin sortear",
  drawnAt: "{n} participantes, sorteados a las {at}",
  seal: "Sello",
  secret: "Secreto",
  order: "Lo que salió",
  lists: {
    A: "Grupo A",
    B: "Grupo B",
    C: "Grupo C",
    top: "Mitad superior",
    bottom: "Mitad inferior",
    bye: "Bye, el primero de",
    lines: "Líneas del cuadro",
    other: "Lista {name}",
  },
  check: {
    action: "Comprobarlo aquí",
    kept: "Repetido en este dispositivo: el sello concuerda y el orden es el mismo.",
    otherSeal: "El secreto no es el que se selló.",
    otherOrder: "Al repetir el sorteo con el secreto sale otro orden.",
    notLoaded: "No se pudo cargar la comprobación. Inténtelo de nuevo cuando vuelva la conexión.",
  },
  sealFirst:
    "En este sorteo hay participantes situados al azar. Muestre antes su sello: así todos pueden comprobar después que no se eligió nada.",
  sealAction: "Sellar el sorteo",
  sealedNow: "El sorteo {n} está sellado. Su sello figura en la página del torneo:",
} satisfies Texts;
