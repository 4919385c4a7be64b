import { forgetEvents } from "./forget-events";

let renew: () => void = () => undefined;

/** The page's socket, once there is one, says how it is renewed. */
export function onRenewal(how: () => void): void {
  renew = how;
}

/**
 * To be called after signing in or out: a socket is who it was when it connected, and the events that the browser keeps were for that
 * one to see. Apart from the socket itself, so that the pages for signing in need not load it.
 */
export function renewConnection(): void {
  forgetEvents();
  renew();
}
