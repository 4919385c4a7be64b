import { Injectable, type PipeTransform } from "@nestjs/common";
import { invalidOf } from "@drawroom/shared";
import type { z } from "zod";
import { HttpRefusal } from "./http-refusal.js";

/** Reads a body by its schema: `@Body(new ReadBody(signInSchema)) body: SignIn`. Else refuses `protocol.invalid`. */
@Injectable()
export class ReadBody<S extends z.ZodType> implements PipeTransform<unknown, z.infer<S>> {
  constructor(private readonly schema: S) {}

  transform(body: unknown): z.infer<S> {
    const read = this.schema.safeParse(body);
    if (!read.success) throw new HttpRefusal(invalidOf(read.error));
    return read.data;
  }
}
