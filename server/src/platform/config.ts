import { defaultTagline } from '@skills-center/contract/config'
import { resolve } from 'node:path'
import { emailPattern } from '@skills-center/contract/accounts'
import { z } from 'zod'
import { StartupProblem } from './startup-problem.ts'

interface Setting<Schema extends z.ZodType> {
  schema: Schema
  /** The default as shown in the README's configuration table. */
  default: string
  meaning: string
}

const setting = <Schema extends z.ZodType>(schema: Schema, standard: string, meaning: string) =>
  ({
    schema,
    default: standard,
    meaning,
  }) satisfies Setting<Schema>

const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })

const yesOrNo = oneOf(['true', 'false']).transform((word) => word === 'true')

const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(from, error).max(to, error))
}

const text = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must be under ${max} characters`)

const address = (protocols: readonly string[], error: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), error)

const postgresAddress = address(
  ['postgres:', 'postgresql:'],
  'must look like postgres://user:password@host:5432/database',
)

const priceId = text(100)
  .regex(/^price_\w+$/, 'must look like price_…')
  .optional()

const mailAddress = /^(?:[^<>\s@]+@[^<>\s@]+\.[^<>\s@]+|[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+\.[^<>\s@]+>)$/

/** Every environment variable that the server reads. No other code reads the environment. */
const settings = {
  PORT: setting(wholeNumber(0, 65535).default(3000), '3000', 'Port to serve on; 0 takes any free one.'),
  HOST: setting(
    text(255).optional(),
    '127.0.0.1; 0.0.0.0 in production',
    'Network address to serve on. 0.0.0.0 lets other devices in.',
  ),
  DATA_DIR: setting(
    text(1000).default('./data'),
    './data',
    'Folder of the embedded database and of the session secret.',
  ),
  DATABASE_URL: setting(
    postgresAddress.optional(),
    'none',
    'PostgreSQL, or a compatible database, to use instead of the embedded one.',
  ),
  READ_DATABASE_URL: setting(
    postgresAddress.optional(),
    'none',
    'A read replica of DATABASE_URL for the analytics screens. Without one, they read the database itself, over separate connections.',
  ),
  LEARNER_PARAMETERS: setting(
    text(1000).optional(),
    'none',
    'File with the starting parameters of the learner model, written by `npm run learner:fit -- --database`. Use the same file on every copy of the server.',
  ),
  NODE_ENV: setting(
    oneOf(['development', 'test', 'production']).default('development'),
    'development',
    'production: no demo sign-ins, serves all addresses, logs every change.',
  ),
  APP_NAME: setting(
    text(60).default('Skills Center'),
    'Skills Center',
    'Name shown in the header and titles.',
  ),
  APP_TAGLINE: setting(text(160).default(defaultTagline), defaultTagline, 'Line shown with the name.'),
  DAILY_LIMIT: setting(wholeNumber(1, 10_000).default(20), '20', 'Practice problems a day on the free plan.'),
  SESSION_SECRET: setting(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'created once and stored in DATA_DIR/secret',
    'Key that signs sessions and question tokens. Use the same key on every copy of the server. Required in production with DATABASE_URL.',
  ),
  PUBLIC_URL: setting(
    address(['http:', 'https:'], 'must look like https://skills.example.org').optional(),
    'none',
    'Public address of the site, for canonical links, links in emails and secure cookies.',
  ),
  LOG_LEVEL: setting(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    'warn; info in production',
    'Lowest severity that is logged.',
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 300).optional(),
    '0; 5 in production',
    'How long the server still serves requests after it is asked to stop, while `/readyz` answers 503, so that a load balancer can send people elsewhere first.',
  ),
  WORKERS: setting(
    wholeNumber(1, 64).default(1),
    '1',
    'Number of server processes on this machine. They share the port, and one that ends is started again.',
  ),
  METRICS_TOKEN: setting(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'none',
    'Serves metrics for Prometheus at `/metrics` to anyone who sends this token (`Authorization: Bearer …`). Without a token, metrics are not served.',
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .max(500)
      .regex(
        /^(true|false|[0-9a-f.:]+(\/\d+)?(\s*,\s*[0-9a-f.:]+(\/\d+)?)*)$/i,
        'must be true, false, or addresses such as 10.0.0.0/8 with commas between them',
      )
      .default('false')
      .transform((word) => (word === 'true' ? true : word === 'false' ? false : word)),
    'false',
    'Proxies whose X-Forwarded headers are trusted: their addresses, true for all, or false.',
  ),
  SMTP_URL: setting(
    address(['smtp:', 'smtps:'], 'must look like smtps://user:password@mail.example.org').optional(),
    'none',
    'Mail server for outgoing email. Without one, emails are saved as files in DATA_DIR/outbox.',
  ),
  MAIL_FROM: setting(
    text(200)
      .regex(mailAddress, 'must look like help@example.org or Skills Center <help@example.org>')
      .optional(),
    'none',
    'Sender of all emails: an address, or a name with an address. Required with SMTP_URL.',
  ),
  SUPPORT_EMAIL: setting(
    text(254).regex(emailPattern, 'must look like help@example.org').optional(),
    'none',
    'Where requests from the support page are emailed. They are always stored in the database too.',
  ),
  PAYMENTS: setting(
    oneOf(['off', 'sandbox', 'stripe']).optional(),
    'stripe with its keys; else sandbox, in production off',
    'How premium is paid for: through Stripe; in a sandbox on this server, where no money moves and anyone can get premium; or not at all, so that only an administrator can grant it.',
  ),
  STRIPE_SECRET_KEY: setting(
    text(300)
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_live_… or sk_test_…')
      .optional(),
    'none',
    'Key of the Stripe account. It also requires STRIPE_WEBHOOK_SECRET, the prices and PUBLIC_URL.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    text(300)
      .regex(/^whsec_\w+$/, 'must look like whsec_…')
      .optional(),
    'none',
    'Secret of the Stripe webhook that points to PUBLIC_URL/api/v1/payments/events.',
  ),
  STRIPE_PRICE_MONTH: setting(priceId, 'none', 'Stripe price of premium by the month.'),
  STRIPE_PRICE_YEAR: setting(priceId, 'none', 'Stripe price of premium by the year.'),
  STRIPE_PRICE_SEAT: setting(
    priceId,
    'none',
    'Stripe price of one seat of a school license for a year. Without it, no licenses are sold.',
  ),
  TRIAL_DAYS: setting(
    wholeNumber(0, 90).default(7),
    '7',
    'Free trial days of premium, once for each student; 0 for none.',
  ),
  SSO_LOOPBACK: setting(
    yesOrNo.default(false),
    'false',
    'Whether the sign-on provider of a district may run on this machine, without TLS. For development only, never in production.',
  ),
  DEMO: setting(
    yesOrNo.default(true),
    'true',
    'Whether the first start with the embedded database creates demo sign-ins. Never in production.',
  ),
}

/** Rows of the README's configuration table. */
export const configurationTable = Object.entries(settings).map(([name, { default: standard, meaning }]) => ({
  name,
  default: standard,
  meaning,
}))

const Environment = z
  .object({
    PORT: settings.PORT.schema,
    HOST: settings.HOST.schema,
    DATA_DIR: settings.DATA_DIR.schema,
    DATABASE_URL: settings.DATABASE_URL.schema,
    READ_DATABASE_URL: settings.READ_DATABASE_URL.schema,
    LEARNER_PARAMETERS: settings.LEARNER_PARAMETERS.schema,
    NODE_ENV: settings.NODE_ENV.schema,
    APP_NAME: settings.APP_NAME.schema,
    APP_TAGLINE: settings.APP_TAGLINE.schema,
    DAILY_LIMIT: settings.DAILY_LIMIT.schema,
    SESSION_SECRET: settings.SESSION_SECRET.schema,
    PUBLIC_URL: settings.PUBLIC_URL.schema,
    LOG_LEVEL: settings.LOG_LEVEL.schema,
    DRAIN_SECONDS: settings.DRAIN_SECONDS.schema,
    WORKERS: settings.WORKERS.schema,
    METRICS_TOKEN: settings.METRICS_TOKEN.schema,
    TRUST_PROXY: settings.TRUST_PROXY.schema,
    SMTP_URL: settings.SMTP_URL.schema,
    MAIL_FROM: settings.MAIL_FROM.schema,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL.schema,
    PAYMENTS: settings.PAYMENTS.schema,
    STRIPE_SECRET_KEY: settings.STRIPE_SECRET_KEY.schema,
    STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET.schema,
    STRIPE_PRICE_MONTH: settings.STRIPE_PRICE_MONTH.schema,
    STRIPE_PRICE_YEAR: settings.STRIPE_PRICE_YEAR.schema,
    STRIPE_PRICE_SEAT: settings.STRIPE_PRICE_SEAT.schema,
    TRIAL_DAYS: settings.TRIAL_DAYS.schema,
    SSO_LOOPBACK: settings.SSO_LOOPBACK.schema,
    DEMO: settings.DEMO.schema,
  } satisfies Record<keyof typeof settings, z.ZodType>)
  .refine((env) => env.NODE_ENV !== 'production' || !env.DATABASE_URL || env.SESSION_SECRET, {
    path: ['SESSION_SECRET'],
    error: 'is required in production with DATABASE_URL, so that all copies of the server share it',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is required with SMTP_URL, since mail servers take no mail without a sender',
  })

type PaymentVariables = Pick<
  z.output<typeof Environment>,
  | 'PAYMENTS'
  | 'PUBLIC_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_PRICE_MONTH'
  | 'STRIPE_PRICE_YEAR'
  | 'STRIPE_PRICE_SEAT'
>

/** How this server takes payments: not at all, in the sandbox, or through Stripe. */
export type PaymentSetup =
  | { mode: 'off' }
  | { mode: 'sandbox' }
  | {
      mode: 'stripe'
      secretKey: string
      webhookSecret: string
      priceIds: { month: string; year: string; seat: string | null }
    }

function paymentSetup(env: PaymentVariables, isProduction: boolean): PaymentSetup {
  const mode = env.PAYMENTS ?? (env.STRIPE_SECRET_KEY ? 'stripe' : isProduction ? 'off' : 'sandbox')
  if (mode !== 'stripe') return { mode }
  const required = (name: Exclude<keyof PaymentVariables, 'PAYMENTS' | 'STRIPE_PRICE_SEAT'>): string => {
    const value = env[name]
    if (value === undefined) throw new StartupProblem(`${name} is required for payments by Stripe.`)
    return value
  }
  required('PUBLIC_URL')
  return {
    mode,
    secretKey: required('STRIPE_SECRET_KEY'),
    webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
    priceIds: {
      month: required('STRIPE_PRICE_MONTH'),
      year: required('STRIPE_PRICE_YEAR'),
      seat: env.STRIPE_PRICE_SEAT ?? null,
    },
  }
}

/** The settings of this server instance. They are read once at startup and then passed on. */
export interface Configuration {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | null
  readDatabaseUrl: string | null
  /** Absolute path; null: the model starts without fitted parameters. */
  learnerParameters: string | null
  isProduction: boolean
  appName: string
  appTagline: string
  dailyLimit: number
  /** Null: generated once and stored in `dataDir`. */
  sessionSecret: string | null
  /** Without a trailing slash. */
  publicUrl: string | null
  logLevel: string
  /** Seconds from a stop request until the server stops accepting connections. */
  drainSeconds: number
  /** Number of processes that serve requests on this machine. */
  workers: number
  trustProxy: boolean | string
  /** Null: no metrics are served. */
  metricsToken: string | null
  /** Null: emails are written to files in `dataDir`. */
  smtpUrl: string | null
  mailFrom: string | null
  /** The address that gets support requests; null: they are only stored. */
  supportEmail: string | null
  payments: PaymentSetup
  /** Length of the free premium trial, in days. */
  trialDays: number
  /** Whether sign-on providers may run on this machine, without TLS. */
  ssoLoopback: boolean
  /** Creates demo sign-ins in an empty database. */
  isDemo: boolean
}

/** The base URL of links in emails, without a trailing slash. Without PUBLIC_URL, links work only on this machine. */
export const siteAddress = ({ publicUrl, port }: Configuration): string =>
  publicUrl ?? `http://localhost:${port}`

/** Reads and validates the environment. Throws a StartupProblem with one sentence per invalid value. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  // An empty variable counts as unset, because Compose files and shells write unset ones that way.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    throw new StartupProblem(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  return {
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    readDatabaseUrl: env.READ_DATABASE_URL ?? null,
    learnerParameters: env.LEARNER_PARAMETERS === undefined ? null : resolve(env.LEARNER_PARAMETERS),
    isProduction,
    appName: env.APP_NAME,
    appTagline: env.APP_TAGLINE,
    dailyLimit: env.DAILY_LIMIT,
    sessionSecret: env.SESSION_SECRET ?? null,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    workers: env.WORKERS,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    payments: paymentSetup(env, isProduction),
    trialDays: env.TRIAL_DAYS,
    ssoLoopback: env.SSO_LOOPBACK && !isProduction,
    isDemo: env.DEMO && !isProduction && !env.DATABASE_URL,
  }
}
