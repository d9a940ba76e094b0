/** The metrics of the backend. Labels are fixed names, never user input. */
import { Counter, Histogram, type Metric, register } from 'prom-client';

/**
 * Returns the registered metric or creates it, because the bundler may load this module more than
 * once in a process.
 */
const metricNamed = <Kind extends Metric>(name: string, make: (name: string) => Kind): Kind =>
  (register.getSingleMetric(name) as Kind | undefined) ?? make(name);

const answers = metricNamed(
  'cms_call_seconds',
  (name) =>
    new Histogram({
      name,
      help: 'Calls, by name and class of status',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.4, 1, 2.5, 10],
    }),
);

const attempts = metricNamed(
  'cms_mails_total',
  (name) =>
    new Counter({
      name,
      help: 'Mails by result: sent, refused permanently, failed or delayed and tried again, expired',
      labelNames: ['result'],
    }),
);

export const countAnswer = (call: string, status: number, seconds: number): void =>
  answers.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds);

export const countMail = (result: 'sent' | 'refused' | 'failed' | 'held' | 'late'): void =>
  attempts.inc({ result });
