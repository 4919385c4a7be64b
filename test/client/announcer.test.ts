import { expect, it } from "vitest";
import { createAnnouncer } from "../../client/src/ui/announce/announcer";

function announcerByHand() {
  const due: (() => void)[] = [];
  const announcer = createAnnouncer(3000, { set: (run) => void due.push(run) });
  return { announcer, pass: () => due.splice(0).forEach((run) => run()) };
}

it("[SCR-9] a live region says the first at once, then the latest after a pause, and drops what lies between", () => {
  const { announcer, pass } = announcerByHand();
  announcer.announce("A1");
  announcer.announce("B1");
  announcer.announce("C1");
  expect(announcer.text.value).toBe("A1");
  pass();
  expect(announcer.text.value).toBe("C1");
  pass();
  expect(announcer.text.value).toBe("C1");
});

it("[SCR-9] the same words twice are heard twice", () => {
  const { announcer, pass } = announcerByHand();
  announcer.announce("A1");
  pass();
  announcer.announce("A1");
  expect(announcer.text.value).not.toBe("A1");
  expect(announcer.text.value.trim()).toBe("A1");
});
