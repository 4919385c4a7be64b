import { HttpException, HttpStatus } from "@nestjs/common";
import type { Refusal, RefusalCode } from "@drawroom/shared";

/** Statuses of refusals; any other is a 409: the request was right, what stands forbids it. */
const STATUS: { readonly [C in RefusalCode]?: HttpStatus } = {
  "protocol.invalid": HttpStatus.BAD_REQUEST,
  "protocol.outdated": HttpStatus.BAD_REQUEST,
  "protocol.tooLarge": HttpStatus.PAYLOAD_TOO_LARGE,
  "protocol.tooFast": HttpStatus.TOO_MANY_REQUESTS,
  "access.notSignedIn": HttpStatus.UNAUTHORIZED,
  "account.wrongPassword": HttpStatus.UNAUTHORIZED,
  "access.foreignOrigin": HttpStatus.FORBIDDEN,
  "access.notOwner": HttpStatus.FORBIDDEN,
  "access.notManager": HttpStatus.FORBIDDEN,
  "access.notInvited": HttpStatus.FORBIDDEN,
  "access.serverOnly": HttpStatus.FORBIDDEN,
  "event.notFound": HttpStatus.NOT_FOUND,
  "version.notFound": HttpStatus.NOT_FOUND,
  "competition.notFound": HttpStatus.NOT_FOUND,
  "court.notFound": HttpStatus.NOT_FOUND,
  "entrant.notFound": HttpStatus.NOT_FOUND,
  "request.notFound": HttpStatus.NOT_FOUND,
  "export.unreadable": HttpStatus.BAD_REQUEST,
  "export.altered": HttpStatus.BAD_REQUEST,
  "export.notWhole": HttpStatus.BAD_REQUEST,
  "link.invalid": HttpStatus.GONE,
  "server.failed": HttpStatus.INTERNAL_SERVER_ERROR,
  "server.draining": HttpStatus.SERVICE_UNAVAILABLE,
};

export const statusOf = (code: RefusalCode): HttpStatus => STATUS[code] ?? HttpStatus.CONFLICT;

/** A coded refusal of an HTTP request, thrown by whoever handles it; answered as `{ refusal }`. */
export class HttpRefusal extends HttpException {
  constructor(readonly refusal: Refusal) {
    super({ refusal }, statusOf(refusal.code));
  }
}
