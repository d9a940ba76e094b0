/** Preloaded into a service: SIGUSR2 sets its clock back by an hour. */
const HOUR = 60 * 60 * 1000;

const Real = globalThis.Date;
let behind = 0;
process.on('SIGUSR2', () => {
  behind += HOUR;
});

const now = () => Real.now() - behind;
globalThis.Date = new Proxy(Real, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [now()], newTarget) as Date,
  apply: () => new Real(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
