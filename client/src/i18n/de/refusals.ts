import type { Texts } from "../languages";

/** By code: what happened, what stands now, what to do (SCR-7). */
export const messages = {
  somebody: "jemand, der nicht mehr im Teilnehmerfeld ist",
  noResult: "kein Ergebnis",
  noTime: "keine Zeit",
  nobody: "niemand",
  noLawn: "kein Feld",
  andMore: "{shown}; und {n} weitere",
  unknown: {
    what: "Das wurde abgelehnt.",
    stands:
      "Für den Grund des Servers hat diese Seite noch keine Worte ({code}). Es wurde nichts geändert.",
  },
  line: {
    none: {
      what: "Der Server ist nicht erreichbar.",
      stands: "Es wurde nichts gesendet.",
      todo: "Netz prüfen, dann erneut versuchen.",
    },
  },
  account: {
    emailTaken: {
      what: "Mit dieser E-Mail gibt es schon ein Konto.",
      stands: "Es wurde kein Konto angelegt.",
      todo: "Stattdessen damit anmelden.",
    },
    wrongPassword: {
      what: "E-Mail und Passwort passen nicht zusammen.",
      stands: "Sie sind nicht angemeldet.",
      todo: "Erneut versuchen oder den Betreiber des Servers um ein neues Passwort bitten.",
    },
  },
  link: {
    invalid: {
      what: "Dieser Link gilt nicht mehr.",
      stands: "Er wurde schon verwendet oder ist abgelaufen. Es wurde nichts geändert.",
      todo: "Mit Passwort anmelden oder um einen neuen Link bitten.",
    },
  },
  request: {
    notFound: {
      what: "Unter dieser Adresse gibt es nichts.",
      stands: "Es wurde nichts geändert.",
      todo: "Seite neu laden, dann erneut versuchen.",
    },
  },
  access: {
    notSignedIn: {
      what: "Sie sind nicht angemeldet.",
      stands: "Es wurde nichts geändert.",
      todo: "Anmelden, dann erneut versuchen.",
    },
    foreignOrigin: {
      what: "Das kam von einer anderen Website.",
      stands: "Es wurde nichts geändert.",
      todo: "Drawroom unter seiner eigenen Adresse öffnen.",
    },
    notOwner: {
      what: "Nur der Inhaber ändert dieses Turnier.",
      stands: "Es wurde nichts geändert.",
      todo: "Als Inhaber anmelden oder den Inhaber darum bitten.",
    },
    notManager: {
      what: "Das dürfen nur Turnierleiter dieses Turniers.",
      stands: "Es wurde nichts geändert.",
      todo: "Mit dem eingeladenen Konto anmelden.",
    },
    notInvited: {
      what: "Diese Einladung gilt nicht für dieses Konto.",
      stands: "Es wurde nichts geändert.",
      todo: "Den Inhaber um einen neuen Link bitten.",
    },
    serverOnly: {
      what: "Das tut nur der Server selbst.",
      stands: "Es wurde nichts geändert.",
      todo: "",
    },
  },
  protocol: {
    invalid: {
      what: "Das ließ sich nicht lesen.",
      stands: "Es wurde nichts geändert. {issues}",
      todo: "Korrigieren und erneut versuchen.",
    },
    tooLarge: {
      what: "Das ist zu viel auf einmal.",
      stands: "Es wurde nichts geändert.",
      todo: "In kleineren Teilen senden.",
    },
    tooFast: {
      what: "Das war schneller, als der Server es annimmt.",
      stands: "Das Letzte hat nichts geändert.",
      todo: "Einen Moment warten, dann erneut versuchen.",
    },
    outdated: {
      what: "Diese Seite ist veraltet.",
      stands: "Es wurde nichts geändert.",
      todo: "Seite neu laden.",
    },
  },
  server: {
    failed: {
      what: "Der Server konnte das nicht ausführen.",
      stands: "Es wurde nichts geändert. Mehr steht in seinem Log unter {requestId}.",
      todo: "Erneut versuchen.",
    },
    draining: {
      what: "Der Server startet neu.",
      stands: "Es wurde nichts geändert.",
      todo: "Es wird von selbst noch einmal gesendet, sobald der Server wieder da ist.",
    },
  },
  event: {
    notFound: {
      what: "Dieses Turnier gibt es nicht.",
      stands: "Es existiert nicht oder ist nicht veröffentlicht.",
      todo: "Adresse prüfen oder bei der Turnierleitung nachfragen.",
    },
    exists: {
      what: "Dieses Turnier wurde schon angelegt.",
      stands: "Es bleibt, wie es ist.",
      todo: "",
    },
    full: {
      what: "Für mehr ist kein Platz.",
      stands: "Ein Turnier fasst höchstens {most} davon. Es wurde nichts hinzugefügt.",
      todo: "Zuerst entfernen, was nicht mehr gebraucht wird.",
    },
    slugTaken: {
      what: "Die Adresse {slug} ist vergeben.",
      stands: "Ein anderes Turnier hat sie.",
      todo: "Eine andere Adresse wählen.",
    },
  },
  export: {
    unreadable: {
      what: "Diese Datei ist kein Export oder nicht vollständig.",
      stands:
        "Zeile {line} ist nicht so, wie Exporte geschrieben werden. Es wurde nichts angelegt.",
      todo: "Die Datei so nehmen, wie sie heruntergeladen wurde.",
    },
    altered: {
      what: "Dieser Export wurde nachträglich verändert.",
      stands: "Es zeigt sich bei Änderung {version}. Es wurde nichts angelegt.",
      todo: "Die Datei neu von ihrer Quelle holen.",
    },
    notWhole: {
      what: "Dieser Export beginnt nicht mit der ersten Änderung.",
      stands:
        "Er beginnt mit der Veröffentlichung des Turniers, nach Änderung {from}. Es wurde nichts angelegt.",
      todo: "Den Inhaber des Turniers um den ganzen Export bitten.",
    },
  },
  block: {
    notFound: {
      what: "Block {block} gibt es nicht.",
      stands: "Die Blöcke wurden neu angelegt.",
      todo: "Die Blöcke ansehen, wie sie jetzt sind.",
    },
  },
  id: {
    taken: {
      what: "Das wurde schon hinzugefügt.",
      stands: "Was da ist, bleibt, wie es ist.",
      todo: "Vor erneutem Hinzufügen nachsehen.",
    },
  },
  settings: {
    changed: {
      what: "Die Einstellungen wurden nicht geändert.",
      stands: "Sie wurden inzwischen anderswo geändert; das Turnier heißt jetzt {settings}.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu speichern.",
    },
    datesReversed: {
      what: "Die Daten wurden nicht geändert.",
      stands: "Der letzte Tag, {endsOn}, liegt vor dem ersten, {startsOn}.",
      todo: "Den letzten Tag auf den ersten oder später setzen.",
    },
  },
  person: {
    notFound: {
      what: "Diese Person hat in diesem Turnier keine Rolle.",
      stands: "Sie hat es verlassen oder wurde entfernt.",
      todo: "Bei Bedarf neu einladen.",
    },
    isOwner: {
      what: "Der Inhaber lässt sich nicht entfernen.",
      stands: "Das Turnier gehört {person}.",
      todo: "Zuerst das Turnier übergeben.",
    },
  },
  ownership: {
    notOffered: {
      what: "Das Turnier wird Ihnen nicht angeboten.",
      stands: "Das Angebot wurde zurückgezogen oder angenommen.",
      todo: "Den Inhaber bitten, es neu anzubieten.",
    },
  },
  court: {
    notFound: {
      what: "Dieses Feld gibt es nicht mehr.",
      stands: "Es wurde entfernt.",
      todo: "Ein anderes Feld wählen.",
    },
    doubleBooked: {
      what: "{court} ist zu dieser Zeit belegt.",
      stands: "Dort ist {match}.",
      todo: "Andere Zeit oder anderes Feld wählen.",
    },
  },
  display: {
    notFound: {
      what: "Diesen Bildschirm gibt es nicht mehr.",
      stands: "Er wurde entfernt.",
      todo: "Bei Bedarf neu hinzufügen.",
    },
  },
  competition: {
    notFound: {
      what: "Diesen Wettbewerb gibt es nicht mehr.",
      stands: "Er wurde entfernt.",
      todo: "",
    },
    changed: {
      what: "{competition} wurde nicht geändert.",
      stands: "Es gab inzwischen anderswo eine Änderung.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu speichern.",
    },
    wrongKind: {
      what: "Das gibt es bei dieser Art von Wettbewerb nicht.",
      stands: "{competition} bleibt wie bisher.",
      todo: "",
    },
    resultsForbidFormat: {
      what: "Der Modus wurde nicht geändert.",
      stands:
        "{count} Ergebnis passt nicht dazu: {matches}. | {count} Ergebnisse passen nicht dazu: {matches}.",
      todo: "Zuerst diese Ergebnisse korrigieren oder löschen.",
    },
    needsConfirmation: {
      what: "Beim Entfernen verschwindet mehr.",
      stands: "Betroffen: {entrants} Teilnehmer, {blocks} Blöcke und {results} Ergebnisse.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  entrant: {
    notFound: {
      what: "Diesen Teilnehmer gibt es nicht mehr.",
      stands: "Er wurde aus dem Teilnehmerfeld entfernt.",
      todo: "",
    },
    changed: {
      what: "{entrant} wurde nicht geändert.",
      stands: "Es gab inzwischen anderswo eine Änderung.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu speichern.",
    },
    nameMissing: {
      what: "Ein Name fehlt.",
      stands: "Es wurde nichts geändert.",
      todo: "Namen eintragen.",
    },
    pairInSingles: {
      what: "Ein Paar kann nicht im Einzel antreten.",
      stands: "{competition} ist ein Einzel.",
      todo: "Einen Namen eintragen.",
    },
    seated: {
      what: "{entrant} lässt sich nicht entfernen.",
      stands: "Vergeben ist Startplatz {seat}.",
      todo: "Stattdessen zurückziehen.",
    },
    inStage: {
      what: "{entrant} ist in einer Phase eingeteilt.",
      stands: "Es ist Phase {stage}.",
      todo: "Stattdessen das Team zurückziehen.",
    },
    isItself: {
      what: "{entrant} kann nicht Ersatz für sich selbst sein.",
      stands: "Es wurde nichts geändert.",
      todo: "Jemand anderen wählen.",
    },
    notSeated: {
      what: "{entrant} hat keinen Startplatz.",
      stands: "Dazugekommen erst, als die Blöcke schon angelegt waren.",
      todo: "Neu nach Schlange setzen oder jemanden ersetzen lassen.",
    },
    otherCompetition: {
      what: "{entrant} ist nicht in diesem Wettbewerb.",
      stands: "Gemeldet für {competition}.",
      todo: "",
    },
    withdrawn: {
      what: "{entrant} ist zurückgezogen.",
      stands: "Es wurde nichts geändert.",
      todo: "Zuerst den Rückzug zurücknehmen.",
    },
    notWithdrawn: {
      what: "{entrant} ist nicht zurückgezogen.",
      stands: "Es wurde nichts geändert.",
      todo: "",
    },
    replaced: {
      what: "{entrant} wurde ersetzt.",
      stands: "{by} hat den Startplatz.",
      todo: "Zuerst den Ersatz zurückziehen.",
    },
    inRounds: {
      what: "{entrant} lässt sich nicht herausnehmen.",
      stands: "Es gibt schon gepaarte Runden damit.",
      todo: "Stattdessen zurückziehen; ein anderer Spieler kann nachgemeldet werden.",
    },
    hasResult: {
      what: "{entrant} hat ein Ergebnis.",
      stands: "{match}.",
      todo: "Stattdessen zurückziehen oder zuerst das Ergebnis löschen.",
    },
    notInBracket: {
      what: "{entrant} ist nicht in {bracket}.",
      stands: "Die Linien bleiben wie bisher.",
      todo: "Das Tableau ansehen, wie es jetzt ist.",
    },
    inBracket: {
      what: "{entrant} steht in einem Tableau.",
      stands: "Es ist {bracket}.",
      todo: "Zurückziehen oder dort ersetzen.",
    },
    ballTaken: {
      what: "Kugel {ball} ist vergeben.",
      stands: "{entrant} hat sie.",
      todo: "Eine andere Nummer wählen.",
    },
    doubleBooked: {
      what: "{entrant} würde zu dieser Zeit zweimal spielen.",
      stands: "Angesetzt ist {match}.",
      todo: "Eine andere Zeit wählen.",
    },
  },
  entrants: {
    tooMany: {
      what: "Das sind zu viele auf einmal.",
      stands: "Höchstens {most} lassen sich auf einmal einlesen. Es wurde nichts eingelesen.",
      todo: "In Teilen einlesen.",
    },
  },
  blocks: {
    none: {
      what: "Noch gibt es keine Blöcke.",
      stands: "{competition} hat ein Teilnehmerfeld, aber keine Blöcke.",
      todo: "Zuerst die Blöcke anlegen.",
    },
    tooFew: {
      what: "Für so viele Blöcke sind es zu wenige Teilnehmer.",
      stands: "{entrants} Teilnehmer in {blocks} Blöcken: In einem wären weniger als zwei.",
      todo: "Weniger Blöcke anlegen oder mehr Teilnehmer eintragen.",
    },
    tooLarge: {
      what: "Block {block} ist zu groß für einen Spielplan.",
      stands: "Er hätte {size} Startplätze; die Rundentafeln enden bei 16.",
      todo: "Mehr Blöcke anlegen.",
    },
    hasResults: {
      what: "Die Blöcke wurden nicht gesetzt.",
      stands:
        "Es gibt ein Ergebnis: {matches}. Die Startplätze bleiben wie bisher. | Es gibt {count} Ergebnisse: {matches}. Die Startplätze bleiben wie bisher.",
      todo: "Zuerst die Ergebnisse löschen.",
    },
    needsConfirmation: {
      what: "Damit werden die Blöcke neu angelegt.",
      stands: "Es verschwinden {seats} Startplätze und {times} Zeiten und Felder.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  qualifiers: {
    needsConfirmation: {
      what: "Eine andere Zahl von Qualifizierten ändert den Spielplan.",
      stands:
        "In den Blöcken {blocks}: {times} Zeiten wandern mit ihrer Runde, {results} Ergebnisse bleiben bei ihren Startplätzen.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  drawRules: {
    notEnabled: {
      what: "Die Auslosungsregel wurde nicht eingeschaltet.",
      stands: "Ihr Konto hat keine WCF-Regeln. Die Auslosung von {competition} bleibt wie bisher.",
      todo: "Den Betreiber des Servers bitten, sie freizuschalten.",
    },
    doubles: {
      what: "Die Auslosungsregel wurde nicht eingeschaltet.",
      stands: "{competition} ist ein Doppel; dafür gibt es keine Auslosungsregeln.",
      todo: "",
    },
    oneBlock: {
      what: "Länder lassen sich nicht verteilen.",
      stands: "{competition} hat nur einen Block.",
      todo: "Zuerst mehr Blöcke anlegen.",
    },
  },
  basis: {
    forcedByDrawRules: {
      what: "„Setzen nach“ wurde nicht geändert.",
      stands:
        "Eine Auslosungsregel ist an, darum setzt {competition} nach dem höchsten dGrade der letzten 12 Monate.",
      todo: "Zuerst die Auslosungsregeln ausschalten.",
    },
  },
  layout: {
    nothing: {
      what: "Es gibt nichts einzuplanen.",
      stands: "{competition} hat kein Match, das noch zu spielen ist.",
      todo: "Zuerst den Spielplan erstellen.",
    },
    dayOutside: {
      what: "Es wurde nichts eingeplant.",
      stands: "{day} ist kein Tag des Turniers.",
      todo: "Tage des Turniers wählen oder seine Daten ändern.",
    },
    noCourt: {
      what: "Es wurde nichts eingeplant.",
      stands: "Block {block} hat keines der gewählten Felder.",
      todo: "Ihm ein Feld geben.",
    },
    tooFewDays: {
      what: "Es wurde nichts eingeplant.",
      stands: "{rounds} Runden brauchen bei so vielen je Tag {needed} Tage; es sind {days}.",
      todo: "Tage hinzufügen oder mehr Runden je Tag spielen.",
    },
    doesNotFit: {
      what: "Es wurde nichts eingeplant.",
      stands:
        "{day}: Es fehlt die Zeit für {matches}. | {day}: Es fehlt die Zeit für {count} Matches: {matches}.",
      todo: "Früher beginnen, später enden, Felder hinzufügen oder weniger Runden je Tag spielen.",
    },
    needsConfirmation: {
      what: "Das ändert bestehende Zeiten.",
      stands:
        "{times} Matches erhalten eine andere Zeit oder ein anderes Feld. Matches mit Ergebnis bleiben.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  draw: {
    serverOnly: {
      what: "Nur der Server kann losen.",
      stands: "Es wurde nichts gelost.",
      todo: "Warten, bis die Verbindung wieder da ist, dann erneut versuchen.",
    },
    notSealed: {
      what: "Für diese Auslosung wird noch kein Siegel gezeigt.",
      stands: "Es wurde nichts gelost.",
      todo: "Zuerst die Auslosung versiegeln, damit alle sie nachher prüfen können.",
    },
    sealBroken: {
      what: "Das gezeigte Siegel stammt von einem anderen Server.",
      stands: "Es wurde nichts gelost.",
      todo: "Die Auslosung neu versiegeln, dann auslosen.",
    },
    liveDrawRunning: {
      what: "Eine Live-Auslosung läuft.",
      stands: "{drawn} von {seats} Startplätzen sind gezogen; jetzt zu setzen würde sie beenden.",
      todo: "Bestätigen oder zuerst die Auslosung beenden.",
    },
    notRunning: {
      what: "Es läuft keine Live-Auslosung.",
      stands: "Die Startplätze bleiben, wie sie sind.",
      todo: "Zuerst die Auslosung beginnen.",
    },
  },
  seat: {
    notFound: {
      what: "Startplatz {seat} gibt es nicht.",
      stands: "Die Blöcke wurden neu angelegt.",
      todo: "Einen anderen Startplatz wählen.",
    },
    changed: {
      what: "{seat} wurde nicht geändert.",
      stands: "Dort steht jetzt {entrant}, inzwischen gesetzt.",
      todo: "Nachsehen und bei Bedarf neu wählen.",
    },
    blockHasResult: {
      what: "Der Startplatz wurde nicht geändert.",
      stands: "Block {block} hat ein Ergebnis: {match}. Die Startplätze bleiben wie bisher.",
      todo: "Zuerst dieses Ergebnis löschen oder die Auslosung so lassen.",
    },
  },
  match: {
    notFound: {
      what: "Dieses Match gibt es nicht mehr.",
      stands: "Der Spielplan wurde neu erstellt.",
      todo: "",
    },
    changed: {
      what: "Das Ergebnis wurde nicht eingetragen.",
      stands: "Das Match hat jetzt {result}, inzwischen eingetragen. Ihre Eingabe steht noch hier.",
      todo: "Vergleichen, dann neu eintragen, wenn die eigene Eingabe stimmt.",
    },
    timeChanged: {
      what: "Zeit und Feld wurden nicht geändert.",
      stands: "Das Match steht jetzt auf {at}, {court}, inzwischen gesetzt.",
      todo: "Nachsehen, dann neu setzen, wenn die eigene Eingabe stimmt.",
    },
    opponentUnknown: {
      what: "Das Ergebnis wurde nicht eingetragen.",
      stands: "Das Match wartet noch auf einen Spieler.",
      todo: "Zuerst das Match davor eintragen.",
    },
    noEntrants: {
      what: "Dieses Match hat noch keine Spieler.",
      stands: "Seine Startplätze sind nicht besetzt.",
      todo: "Zuerst die Startplätze besetzen.",
    },
  },
  bracket: {
    notFound: {
      what: "Dieses Tableau gibt es nicht mehr.",
      stands: "Es wurde entfernt.",
      todo: "Die Tableaus ansehen, wie sie jetzt sind.",
    },
    changed: {
      what: "Das Tableau wurde nicht geändert.",
      stands: "{name} wurde inzwischen anderswo geändert.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu speichern.",
    },
    placesTaken: {
      what: "Diese Plätze sind vergeben.",
      stands: "{bracket} übernimmt schon einige davon.",
      todo: "Andere Blockplätze wählen.",
    },
    placesMissing: {
      what: "Die Blockplätze fehlen.",
      stands: "{competition} gibt keine Zahl von Qualifizierten vor.",
      todo: "Angeben, welche Plätze jedes Blocks hineinkommen.",
    },
    hasNoPlaces: {
      what: "Es gibt keine Blockplätze zu wählen.",
      stands: "{competition} wird nur im K.-o. gespielt: Alle sind darin.",
      todo: "",
    },
    blocksOpen: {
      what: "{bracket} wurde nicht ausgelost.",
      stands: "{playing} {ties} Das Tableau bleibt, wie es ist.",
      playing: "Noch im Gang: {blocks}.",
      ties: "Gleichstand ums Weiterkommen: {blocks}.",
      todo: "Fehlende Ergebnisse eintragen, bei Gleichstand die Reihenfolge setzen, dann neu auslosen.",
    },
    tooFew: {
      what: "{bracket} wurde nicht ausgelost.",
      stands: "Es braucht mindestens zwei Teilnehmer; es sind {entrants}.",
      todo: "Mehr eintragen oder mehr Plätze übernehmen.",
    },
    tooMany: {
      what: "{bracket} wurde nicht ausgelost.",
      stands: "{entrants} wären darin; ein Tableau fasst höchstens {most}.",
      todo: "Weniger Plätze aus jedem Block übernehmen.",
    },
    isDrawn: {
      what: "{bracket} ist schon ausgelost.",
      stands: "Es bleibt, wie es ist.",
      todo: "Neu setzen, falls neu ausgelost werden soll.",
    },
    notDrawn: {
      what: "{bracket} ist noch nicht ausgelost.",
      stands: "Die Linien zeigen nur Plätze.",
      todo: "Zuerst erstellen.",
    },
    needsConfirmation: {
      what: "Bei {bracket} verschwindet damit mehr.",
      stands:
        "Die Auslosung verschwindet{andTimes}. | Die Auslosung und {count} Ergebnis verschwinden{andTimes}. | Die Auslosung und {count} Ergebnisse verschwinden{andTimes}.",
      andTimes: "; dazu {n} Zeit | ; dazu {n} Zeiten",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
    laterPlayed: {
      what: "Es wurde nichts geändert.",
      stands:
        "Darauf folgte schon ein gespieltes Match: {matches}. | Darauf folgten schon gespielte Matches: {matches}.",
      todo: "Diese zuerst oder gleich mit löschen.",
    },
    isPlayed: {
      what: "Die Linien von {bracket} bleiben, wie sie sind.",
      stands:
        "Darauf wurde ein Match gespielt: {matches}. | Darauf wurden Matches gespielt: {matches}.",
      todo: "Zuerst das Ergebnis löschen oder so lassen. | Zuerst die Ergebnisse löschen oder so lassen.",
    },
    thirdPlacePlayed: {
      what: "Das Spiel um Platz 3 bleibt.",
      stands: "Es wurde gespielt: {match}.",
      todo: "Zuerst sein Ergebnis löschen.",
    },
    noSuchLine: {
      what: "Linie {line} gibt es nicht.",
      stands: "Das Tableau hat {lines} Linien.",
      todo: "Eine andere Linie wählen.",
    },
    linesChanged: {
      what: "Die Linien wurden nicht getauscht.",
      stands: "Dort stehen jetzt andere, inzwischen gesetzt.",
      todo: "Nachsehen, dann bei Bedarf neu tauschen.",
    },
    twoByes: {
      what: "Die Linien wurden nicht getauscht.",
      stands: "Auf Linie {line} träfen zwei Freilose aufeinander.",
      todo: "Eine andere Linie wählen.",
    },
  },
  knockoutStyle: {
    notEnabled: {
      what: "Die Art wurde nicht gewählt.",
      stands: "Ihr Konto hat keine WCF-Regeln. {competition} behält seine Art.",
      todo: "Den Betreiber des Servers bitten, sie freizuschalten.",
    },
  },
  orderOfPlay: {
    needsConfirmation: {
      what: "Mit dem Spielplan verschwindet mehr.",
      stands: "Es verschwinden {times} Zeiten und {results} Ergebnisse.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  version: {
    notFound: {
      what: "Änderung {version} gibt es nicht.",
      stands: "Das Turnier lässt sich nach jeder Änderung von {oldest} bis {newest} ansehen.",
      todo: "Eine davon wählen.",
    },
  },
  list: {
    noAddress: {
      what: "Es gibt keine Liste zum Abrufen.",
      stands: "In den Einstellungen steht keine Adresse einer Rangliste.",
      todo: "Adresse in den Einstellungen eintragen oder eine Datei wählen.",
    },
    privateAddress: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "{host} liegt im eigenen Netz des Servers, aus dem nichts abgerufen wird.",
      todo: "Eine öffentliche Adresse angeben oder eine Datei wählen.",
    },
    unreachable: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "{host} ist vom Server aus nicht erreichbar.",
      todo: "Adresse in den Einstellungen prüfen oder eine Datei wählen.",
    },
    tooSlow: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "{host} hat sie nicht innerhalb von {seconds} Sekunden gesendet.",
      todo: "Erneut versuchen oder eine Datei wählen.",
    },
    badAnswer: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "{host} antwortet mit {status}, wo die Liste sein sollte.",
      todo: "Adresse in den Einstellungen prüfen oder eine Datei wählen.",
    },
    tooManyRedirects: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "{host} verweist auf andere Adressen, öfter als {most}-mal.",
      todo: "Die Adresse angeben, unter der die Liste am Ende liegt.",
    },
    tooLarge: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "Sie hat mehr als {megabytes} MB.",
      todo: "Prüfen, ob die Adresse zu einer Liste führt, oder eine Datei wählen.",
    },
    notText: {
      what: "Die Liste wurde nicht abgerufen.",
      stands: "Unter der Adresse liegt kein Text wie CSV.",
      todo: "Die Adresse der Liste selbst angeben oder sie als CSV speichern und die Datei wählen.",
    },
  },
  result: {
    gameTied: {
      what: "Spiel {game} ist unentschieden.",
      stands: "Dieser Wettbewerb kennt kein Unentschieden. Es wurde nichts eingetragen.",
      todo: "Ergebnis korrigieren.",
    },
    matchTied: {
      what: "Das Match ist unentschieden.",
      stands: "Dieser Wettbewerb kennt kein Unentschieden. Es wurde nichts eingetragen.",
      todo: "Das entscheidende Spiel eintragen.",
    },
    wrongGames: {
      what: "Die Zahl der Spiele stimmt nicht.",
      stands: "Best of {bestOf}; eingegeben sind {games}. Es wurde nichts eingetragen.",
      todo: "Ein Spiel hinzufügen oder wegnehmen.",
    },
    wrongScore: {
      what: "Spiel {game} kann so nicht enden.",
      stands: "Ein Spiel ist bei {gameTo} gewonnen. Es wurde nichts eingetragen.",
      todo: "Ergebnis korrigieren.",
    },
    afterDecided: {
      what: "Spiel {game} kommt, nachdem das Match schon gewonnen war.",
      stands: "Es wurde nichts eingetragen.",
      todo: "Dieses Spiel wegnehmen.",
    },
  },
  handOrder: {
    notTied: {
      what: "Die Reihenfolge wurde nicht gesetzt.",
      stands: "In Block {block} ist dort niemand mehr gleichauf.",
      todo: "Die Tabelle ansehen, wie sie jetzt ist.",
    },
  },
  stage: {
    notFound: {
      what: "Phase {stage} gibt es nicht.",
      stands: "Sie wurde zurückgenommen.",
      todo: "Die Phasen ansehen, wie sie jetzt sind.",
    },
    gameNotFound: {
      what: "Diese Partie gibt es nicht mehr.",
      stands: "Ihre Gruppe wurde neu gebildet.",
      todo: "Die Gruppen ansehen, wie sie jetzt sind.",
    },
    groupNotFound: {
      what: "Gruppe {group} gibt es nicht.",
      stands: "Phase {stage} hat weniger Gruppen.",
      todo: "Eine andere Gruppe wählen.",
    },
    changed: {
      what: "Phase {stage} wurde nicht geändert.",
      stands: "Sie wurde inzwischen anderswo geändert.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu speichern.",
    },
    gameChanged: {
      what: "Das Ergebnis wurde nicht eingetragen.",
      stands: "{game} hat inzwischen ein anderes: {now}.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu eintragen.",
    },
    notStarted: {
      what: "Phase {stage} ist nicht gestartet.",
      stands: "Sie ist nur vorgeschlagen und hat keine Partien.",
      todo: "Zuerst starten.",
    },
    started: {
      what: "Phase {stage} ist gestartet.",
      stands: "Die Gruppen und wer weiterkommt bleiben, wie sie sind.",
      todo: "Neu vorschlagen, falls noch kein Ergebnis da ist.",
    },
    closed: {
      what: "Phase {stage} ist abgeschlossen.",
      stands: "Die Ergebnisse und wer weiterkommt bleiben, wie sie sind.",
      todo: "Zuerst wieder öffnen, falls die nächste Phase kein Ergebnis hat.",
    },
    notClosed: {
      what: "Phase {stage} ist nicht abgeschlossen.",
      stands: "Es wurde nichts geändert.",
      todo: "",
    },
    finished: {
      what: "Es gibt keine weitere Phase.",
      stands: "Der Titel ist vergeben: {champions}.",
      todo: "Die letzte Phase wieder öffnen, um das zu ändern.",
    },
    hasResults: {
      what: "Dafür ist es in Phase {stage} zu spät.",
      stands: "Es gibt ein Ergebnis: {games}. | Es gibt {count} Ergebnisse: {games}.",
      todo: "Zuerst die Ergebnisse löschen.",
    },
    gamesOpen: {
      what: "Phase {stage} wurde nicht abgeschlossen.",
      stands: "{count} Partie ist offen: {games}. | {count} Partien sind offen: {games}.",
      todo: "Die Ergebnisse eintragen oder ein Team zurückziehen, das nicht mehr spielt.",
    },
    tooFewTeams: {
      what: "Es sind zu wenige Teams.",
      stands: "{competition} hat {teams}; eine Phase braucht zwei.",
      todo: "Teams eintragen oder die vorige Phase wieder öffnen.",
    },
    wrongGroups: {
      what: "{teams} Teams gehen nicht in {groups} Gruppen.",
      stands: "Eine Gruppe hat 2 bis 5 Teams; möglich sind also {least} bis {most} Gruppen.",
      todo: "Eine andere Zahl wählen.",
    },
    wrongAdvance: {
      what: "{advance} aus jeder Gruppe können nicht weiterkommen.",
      stands: "Mit diesen Gruppen gehen {least} bis {most}.",
      todo: "Eine andere Zahl wählen.",
    },
    groupFull: {
      what: "Gruppe {group} ist voll.",
      stands: "Sie hat {teams} Teams.",
      todo: "Stattdessen zwei Teams tauschen.",
    },
    groupTooSmall: {
      what: "Gruppe {group} würde zu klein.",
      stands: "Sie hat {teams} Teams.",
      todo: "Stattdessen zwei Teams tauschen.",
    },
    notInStage: {
      what: "{entrant} ist nicht darunter.",
      stands: "Phase {stage} bleibt wie bisher.",
      todo: "Die Phase ansehen, wie sie jetzt ist.",
    },
    sameGroup: {
      what: "{a} und {b} sind in einer Gruppe.",
      stands: "Beide sind in Gruppe {group}.",
      todo: "Teams aus zwei Gruppen wählen.",
    },
    otherTier: {
      what: "{a} und {b} sind nicht aus einem Topf.",
      stands: "Eine Anpassung tauscht nur Teams mit etwa gleichem Rating.",
      todo: "Bei Bedarf von Hand tauschen.",
    },
    teamsChanged: {
      what: "Phase {stage} wurde nicht gestartet.",
      stands: "Die Teams haben sich geändert. Neu dabei: {come}. Nicht mehr dabei: {gone}.",
      todo: "Die Phase neu vorschlagen.",
    },
    nobodyOut: {
      what: "Aus Phase {stage} würde niemand ausscheiden.",
      stands:
        "Nach den Tabellen kommen alle {teams} Teams weiter; dieselbe Phase käme noch einmal.",
      todo: "Wählen, wer weiterkommt, oder bestätigen, dass alle weiterspielen.",
    },
    decidedByTables: {
      what: "Wer weiterkommt, lässt sich nicht wählen.",
      stands: "Es folgt aus den Tabellen von Phase {stage}.",
      todo: "Die Phase ohne Wahl abschließen.",
    },
    needsConfirmation: {
      what: "Phase {stage} wird neu verteilt.",
      stands:
        "Es verschwinden {moved} Verschiebungen von Hand und {rated} für diese Phase gegebene Ratings.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  nextStage: {
    needsConfirmation: {
      what: "Beim Wiederöffnen verschwindet die nächste Phase.",
      stands: "Es verschwindet Phase {stage} mit ihren {teams} Teams.",
      todo: "Bestätigen oder so lassen. Lässt sich rückgängig machen.",
    },
  },
  offers: {
    colours: "Farbgrenzen überschreiten",
    rematches: "Wiederholungen erlauben, so wenige wie möglich",
    byHand: "von Hand paaren",
    finish: "jetzt beenden",
  },
  swiss: {
    finished: {
      what: "{competition} ist beendet.",
      stands: "Runden und Tabelle bleiben.",
      todo: "Zuerst wieder öffnen.",
    },
    notStarted: {
      what: "{competition} lässt sich noch nicht beenden.",
      stands: "Keine Runde ist gepaart.",
      todo: "Die erste Runde paaren.",
    },
    notEmpty: {
      what: "Die Datei wurde nicht eingelesen.",
      stands: "{competition} hat schon {entrants} Teilnehmer.",
      todo: "In einen neuen Wettbewerb einlesen.",
    },
    tooManyRounds: {
      what: "Das sind zu viele Runden.",
      stands:
        "{entrants} Spieler können {most} Runden ohne zweites Treffen spielen, nicht {rounds}.",
      todo: "Weniger Runden planen oder jeder gegen jeden spielen.",
    },
    roundsPaired: {
      what: "Die Zahl der Runden wurde nicht geändert.",
      stands: "{paired} Runden sind gepaart, mehr als {rounds}.",
      todo: "Zuerst Runden zurücknehmen oder jetzt beenden.",
    },
    noRoundLeft: {
      what: "Keine Runde ist mehr zu paaren.",
      stands: "Alle {rounds} Runden von {competition} sind gepaart.",
      todo: "Beenden oder mehr Runden planen.",
    },
    needsConfirmation: {
      what: "Es ist nicht zu Ende gespielt.",
      stands:
        "{held} von {planned} Runden sind gepaart, und {open} Partien haben kein Ergebnis. Offene Partien zählen nichts, und eine andere Rundenzahl kann die Reihenfolge ändern.",
      todo: "Bestätigen oder weiterspielen. Lässt sich rückgängig machen.",
    },
  },
  round: {
    alreadyPaired: {
      what: "Runde {round} wurde schon gepaart.",
      stands: "{paired} Runden sind gepaart, vielleicht aus einem anderen Fenster.",
      todo: "Die Runde ansehen, wie sie jetzt ist.",
    },
    notNext: {
      what: "Runde {round} lässt sich noch nicht paaren.",
      stands: "Als Nächstes kommt Runde {next}.",
      todo: "Diese paaren.",
    },
    notLast: {
      what: "Runde {round} lässt sich nicht zurücknehmen.",
      stands: "Die letzte Runde ist {last}.",
      todo: "Zuerst die letzte zurücknehmen.",
    },
    open: {
      what: "Die nächste Runde lässt sich noch nicht paaren.",
      stands:
        "Noch kein Ergebnis an Brett {boards}. | Noch keine Ergebnisse an den Brettern {boards}.",
      todo: "Diese zuerst eintragen.",
    },
    hasResults: {
      what: "Die Runde wurde nicht zurückgenommen.",
      stands:
        "Es gibt ein Ergebnis an Brett {boards}. | Es gibt Ergebnisse an den Brettern {boards}.",
      todo: "Diese zuerst löschen.",
    },
    tooFewPlayers: {
      what: "Niemand ist mehr zu paaren.",
      stands: "Noch dabei: {entrants}.",
      todo: "Beenden oder jemanden zurückkehren lassen.",
    },
    noLegalPairing: {
      what: "Runde {round} hat keine Paarung, die die Regeln erlauben.",
      stands: "Es wurde nichts gepaart. Möglich ist: {offers}.",
      todo: "Eines davon wählen.",
    },
    playerTwice: {
      what: "Die Runde wurde nicht gepaart.",
      stands: "{entrant} steht zweimal darin.",
      todo: "Jeden Spieler nur einmal einteilen.",
    },
    playersMissing: {
      what: "Die Runde wurde nicht gepaart.",
      stands: "Nicht eingeteilt: {entrants}.",
      todo: "An ein Brett setzen oder einem davon das Freilos geben.",
    },
    notPlaying: {
      what: "Die Runde wurde nicht gepaart.",
      stands: "{entrant} ist nicht in dieser Runde.",
      todo: "Jemanden wählen, der dabei ist.",
    },
    needsConfirmation: {
      what: "Manche haben schon gegeneinander gespielt.",
      stands: "{met}.",
      todo: "Bestätigen oder anders paaren. Lässt sich rückgängig machen.",
    },
  },
  board: {
    notFound: {
      what: "Brett {board} gibt es nicht mehr.",
      stands: "Runde {round} wurde zurückgenommen oder neu gepaart.",
      todo: "Die Runde ansehen, wie sie jetzt ist.",
    },
    changed: {
      what: "Das Ergebnis von Brett {board} wurde nicht geändert.",
      stands: "Es wurde inzwischen anderswo geändert: {now}.",
      todo: "Aktuellen Stand ansehen, bei Bedarf neu eintragen.",
    },
  },
  undo: {
    nothing: {
      what: "Es gibt nichts rückgängig zu machen.",
      stands: "Alles bleibt, wie es ist.",
      todo: "",
    },
    notLast: {
      what: "Das wurde nicht rückgängig gemacht.",
      stands: "Danach wurde etwas geändert, vielleicht in einem anderen Fenster.",
      todo: "Zuerst die spätere Änderung rückgängig machen.",
    },
  },
} satisfies Texts;
