/** The server, as `node server/index.ts` starts it, with a short grace period. */
import { usualRetryPlan } from '../../server/delivery/retry-plan.ts';
import { usualConnectionLimits } from '../../server/http/connection-limits.ts';
import { startServer, stopOnSignals } from '../../server/index.ts';

const server = await startServer(process.env, usualRetryPlan, { ...usualConnectionLimits, graceMs: 1000 });
stopOnSignals(server);
console.log(`Listening on ${server.origin}`);
