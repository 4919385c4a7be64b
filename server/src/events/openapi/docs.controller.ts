import { Controller, Get, Header } from "@nestjs/common";
import { docsPage } from "./docs-page.js";
import { DOCS_STYLE } from "./docs-style.js";
import { openApiDocument } from "./document.js";

/** The HTTP interface, for programs and for people (API-1). Made when first asked for. */
@Controller("api")
export class DocsController {
  private made: Readonly<Record<string, unknown>> | null = null;

  @Get("openapi.json")
  @Header("Cache-Control", "no-cache")
  document(): Readonly<Record<string, unknown>> {
    return (this.made ??= openApiDocument());
  }

  @Get("docs")
  @Header("Content-Type", "text/html; charset=utf-8")
  @Header("Cache-Control", "no-cache")
  page(): string {
    return docsPage(this.document());
  }

  @Get("docs.css")
  @Header("Content-Type", "text/css; charset=utf-8")
  @Header("Cache-Control", "no-cache")
  style(): string {
    return DOCS_STYLE;
  }
}
