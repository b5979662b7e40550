import type { FastifyInstance, FastifyRequest } from "fastify";
import { fastifyPath } from "#platform/http/bind.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import { uploadType } from "./uploads/routes.ts";
import { refuse } from "#platform/http/refuse.ts";

/**
 * Accepts image, form and upload bodies only on routes that declare them as consumed. The body is passed unread: the
 * handler reads it (`readUpload`) after authentication.
 */
export function acceptFiles(app: FastifyInstance, routes: readonly BoundRoute[]): void {
  const consumers = new Map<string, readonly string[]>(
    routes.map(({ route }) => [`${route.method} ${fastifyPath(route.path)}`, route.consumes]),
  );
  const accept =
    (type: string) =>
    (request: FastifyRequest, payload: unknown, done: (error: Error | null, body?: unknown) => void): void => {
      const consumed = consumers.get(`${request.method} ${request.routeOptions.url}`) ?? [];
      if (consumed.includes(type)) done(null, payload);
      else done(refuse("media_type_unsupported"));
    };
  app.addContentTypeParser(/^image\//i, accept("image/*"));
  app.addContentTypeParser(uploadType, accept(uploadType));
  app.addContentTypeParser("multipart/form-data", accept("multipart/form-data"));
}
