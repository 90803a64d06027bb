import type { FastifyInstance } from 'fastify';

import { tokenEndpoint } from '../../src/domain/schemas/form-guards.ts';
import { issueFormToken } from '../abuse/form-token.ts';

/** Issues the token that a form fetches when a visitor begins to fill it in. */
export function registerFormToken(app: FastifyInstance, secret: string): void {
  app.get(tokenEndpoint, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ token: issueFormToken(secret) }),
  );
}
