import * as shared from "@drawroom/shared";
import { expect, it } from "vitest";
import { allViews } from "../support/all-views";
import { eventWith, nth, SINGLES, entrant } from "../support/builders";
import { teamsEvent, propose, start, close, enter } from "../support/stage-scene";
import { pairRound, played, swissWith, withRounds } from "../support/swiss-scene";
import { after, answerTo, undone, redone, type World } from "../support/world";

const say = (w: World, c: any) => { const a = answerTo(w, c); return a.ok ? a.value.map((f) => f.type).join() : JSON.stringify(a.refusal); };
const competition = SINGLES;
it.skip("small fields", () => {
  for (const n of [0, 1, 2, 3]) {
    const k = after(eventWith({ entrants: n, competition: { kind: "knockout" } }), { type: "addBracket", competition, bracket: { id: "main", name: "M", thirdPlace: true } });
    console.log("ko", n, say(k, { type: "generateBracket", bracket: "open.main" }));
    allViews(k.state);
    let s = after(eventWith({ entrants: n, competition: { kind: "swiss" } }), { type: "sealDraw", competition });
    console.log("sw", n, say(s, pairRound(1)), say(s, { type: "finishSwiss", competition }));
    allViews(s.state);
    const t = teamsEvent(n);
    console.log("st", n, say(t, propose));
    allViews(t.state);
    if (n >= 2) {
      s = after(s, { type: "changeSwissSettings", competition, rounds: 1 });
      console.log("sw1", n, say(s, pairRound(1)));
      let p = after(s, pairRound(1));
      for (let i = 1; i <= n; i++) p = after(p, { type: "withdrawEntrant", entrant: nth(i) });
      console.log("all gone", say(p, pairRound(2)), say(p, { type: "finishSwiss", competition }), say(p, {type:"takeBackRound", competition, round:1}), JSON.stringify(shared.swissTableOf(p.state, SINGLES).rows.map((r: any) => [r.place, r.points])));
      allViews(p.state);
      const u = undone(undone(p)); redone(redone(u));
      let q = after(t, propose, start(1));
      for (let i = 1; i <= n; i++) q = after(q, { type: "withdrawEntrant", entrant: nth(i) });
      console.log("stage all gone", say(q, close(1)));
      q = after(q, close(1));
      console.log(" then", say(q, propose), JSON.stringify(shared.roadOf(q.state, SINGLES)));
      const kk = after(k, { type: "generateBracket", bracket: "open.main" });
      let g = kk;
      for (let i = 1; i <= n; i++) g = after(g, { type: "withdrawEntrant", entrant: nth(i) });
      console.log("ko all gone", JSON.stringify(shared.placingsOf(g.state, "open.main")), say(g, { type: "reseedBracket", bracket: "open.main" }));
      allViews(g.state);
    }
  }
});
it.skip("one team left after closing", () => {
  let q = after(teamsEvent(6), propose, start(1));
  for (const g of shared.openGames(q.state, shared.stagesOf(q.state, SINGLES)[0]!)) q = after(q, enter(g.id, g.white < g.black ? "1-0" : "0-1"));
  q = after(q, close(1));
  console.log(JSON.stringify(shared.stagesOf(q.state, SINGLES)[0]!.closed));
  const adv = shared.stagesOf(q.state, SINGLES)[0]!.closed!.advance;
  q = after(q, { type: "withdrawEntrant", entrant: adv[0]! });
  console.log(say(q, propose), say(q, { type: "reopenStage", stage: "open.1" }), say(q, { type: "takeBackWithdrawal", entrant: adv[0]! }));
  console.log(JSON.stringify(shared.nextStageIfNow(q.state, SINGLES)), JSON.stringify(shared.roadOf(q.state, SINGLES).isOver));
  const r = after(q, { type: "reopenStage", stage: "open.1" });
  console.log(say(r, close(1)), say(r, { type: "withdrawEntrant", entrant: adv[0]!, strike: true }));
  const c = after(r, close(1));
  console.log(JSON.stringify(shared.stagesOf(c.state, SINGLES)[0]!.closed));
});
it("times", () => {
  const time = (label: string, f: () => void) => { const t = performance.now(); f(); console.log(label, (performance.now() - t).toFixed(0)); };
  const k = after(eventWith({ entrants: 512, competition: { kind: "knockout" } }), { type: "addBracket", competition, bracket: { id: "main", name: "M" } });
  time("ko512 gen", () => { answerTo(k, { type: "generateBracket", bracket: "open.main" }); });
  const d = after(k, { type: "generateBracket", bracket: "open.main" });
  time("ko512 views", () => { shared.bracketOf(d.state, "open.main"); shared.placingsOf(d.state, "open.main"); shared.bracketNewsOf(d.state, "open.main"); shared.replacementsFor(d.state, "open.main"); shared.matchesOf(d.state); });
  time("ko512 withdraw", () => { after(d, { type: "withdrawEntrant", entrant: nth(1) }); });
  time("ko512 exchange", () => { after(d, { type: "exchangeLines", bracket: "open.main", lines: [1, 512] }); });
  let s = after(swissWith(500, { rounds: 9 }), pairRound(1));
  s = played(s);
  time("swiss500 r2", () => { answerTo(s, pairRound(2)); });
  s = played(after(s, pairRound(2)), (b) => (b % 3 ? "1-0" : "="));
  time("swiss500 r3", () => { answerTo(s, pairRound(3)); });
  s = played(after(s, pairRound(3)), (b) => (b % 3 ? "1-0" : "="));
  time("r4", () => { console.log(say(s, pairRound(4)).slice(0,300)); });time("swiss500 table", () => { shared.swissTableOf(s.state, SINGLES); });
  time("swiss500 progress", () => { shared.swissProgressOf(s.state, SINGLES); });
  time("swiss500 cross", () => { shared.swissCrossTableOf(s.state, SINGLES); });
  time("swiss500 other", () => { shared.roundsPairedOnOtherScores(s.state, SINGLES); });
  time("swiss500 player", () => { shared.swissPlayerOf(s.state, nth(3)); });
  time("swiss500 result", () => { after(s, { type: "enterBoardResult", board: "open.3.7", result: "--" } as any); });
  time("swiss500 late+r4", () => { const l = after(s, { type: "addEntrant", entrant: { ...entrant(600), competition } } as any); console.log(say(l, pairRound(4)).slice(0,200)); });
  const all = after(s, { type: "changeSwissSettings", competition, rounds: 4 });
  time("swiss500 last w. all equal r4", () => { answerTo(all, pairRound(4)); });
}, 100000);
