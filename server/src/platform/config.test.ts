import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configurationTable, readConfiguration } from './config.ts'
import { storeSecret } from './secret.ts'
import { StartupProblem } from './startup-problem.ts'

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: null,
      readDatabaseUrl: null,
      learnerParameters: null,
      isProduction: false,
      appName: 'Skills Center',
      appTagline: 'Adaptive math and science practice',
      dailyLimit: 20,
      sessionSecret: null,
      publicUrl: null,
      logLevel: 'warn',
      drainSeconds: 0,
      trustProxy: false,
      workers: 1,
      metricsToken: null,
      smtpUrl: null,
      mailFrom: null,
      supportEmail: null,
      payments: { mode: 'sandbox' },
      trialDays: 7,
      ssoLoopback: false,
      isDemo: true,
    })
  })

  test('takes a variable that is set to nothing as not set', () => {
    expect(readConfiguration({ PORT: '', HOST: '', DATABASE_URL: '' })).toEqual(readConfiguration({}))
  })

  test('takes payments by Stripe with its keys, else in a sandbox, and in production not at all', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTH: 'price_1',
      STRIPE_PRICE_YEAR: 'price_2',
      PUBLIC_URL: 'https://skills.example.org',
    }
    expect(readConfiguration({ ...keys, NODE_ENV: 'production' }).payments).toEqual({
      mode: 'stripe',
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      priceIds: { month: 'price_1', year: 'price_2', seat: null },
    })
    expect(readConfiguration({ ...keys, PAYMENTS: 'off' }).payments).toEqual({ mode: 'off' })
    expect(readConfiguration({}).payments).toEqual({ mode: 'sandbox' })
    expect(readConfiguration({ NODE_ENV: 'production' }).payments).toEqual({ mode: 'off' })
  })

  test('makes demo sign-ins neither in production nor in a database of one’s own', () => {
    const url = 'postgres://u:p@db/skills'
    expect(readConfiguration({ DATABASE_URL: url }).isDemo).toBe(false)
    expect(readConfiguration({ NODE_ENV: 'production' }).isDemo).toBe(false)
    expect(readConfiguration({ DEMO: 'false' }).isDemo).toBe(false)
  })

  test('drains for 5 seconds in production, and for as long as is asked', () => {
    expect(readConfiguration({ NODE_ENV: 'production' }).drainSeconds).toBe(5)
    expect(readConfiguration({ NODE_ENV: 'production', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
    expect(readConfiguration({ DRAIN_SECONDS: '20' }).drainSeconds).toBe(20)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ DAILY_LIMIT: '-1' }, 'DAILY_LIMIT must be a whole number from 1 to 10000.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [{ PAYMENTS: 'stripe' }, 'PUBLIC_URL is required for payments by Stripe.'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_URL: 'https://skills.example.org' },
      'STRIPE_WEBHOOK_SECRET is required for payments by Stripe.',
    ],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must look like sk_live_… or sk_test_….'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
    [{ PUBLIC_URL: 'skills.example.org' }, 'PUBLIC_URL must look like https://skills.example.org.'],
    [
      { SMTP_URL: 'mail.example.org', MAIL_FROM: 'help@example.org' },
      'SMTP_URL must look like smtps://user:password@mail.example.org.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.org' },
      'MAIL_FROM is required with SMTP_URL, since mail servers take no mail without a sender.',
    ],
    [
      { MAIL_FROM: 'Help\r\nBcc: <a@b.org>' },
      'MAIL_FROM must look like help@example.org or Skills Center <help@example.org>.',
    ],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must look like help@example.org.'],
    [{ DEMO: 'yes' }, 'DEMO must be one of true, false.'],
    [
      { TRUST_PROXY: 'everyone!' },
      'TRUST_PROXY must be true, false, or addresses such as 10.0.0.0/8 with commas between them.',
    ],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/skills' },
      'SESSION_SECRET is required in production with DATABASE_URL, so that all copies of the server share it.',
    ],
    [
      { PORT: 'x', LOG_LEVEL: 'loud' },
      'PORT must be a whole number from 0 to 65535.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('refuses %j in a sentence', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(new StartupProblem(sentence))
  })

  test('has a row in the table for every variable, with a default and a meaning', () => {
    expect(configurationTable.map((row) => row.name)).toContain('SESSION_SECRET')
    for (const row of configurationTable) {
      expect([row.name, row.default !== '', row.meaning.endsWith('.')]).toEqual([row.name, true, true])
    }
  })
})

test('the README’s configuration table is this one', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  for (const { name, default: standard, meaning } of configurationTable) {
    expect(readme).toContain(`| \`${name}\` | ${standard} | ${meaning} |`)
  }
})

describe('the secret', () => {
  test('is made once, stays, and only its owner can read it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skills-center-secret-'))
    const secret = await storeSecret(join(folder, 'data'))
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(await storeSecret(join(folder, 'data'))).toBe(secret)
    expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600)
    rmSync(folder, { recursive: true })
  })

  test('asks for another folder when its own cannot be written to', async () => {
    await expect(storeSecret('/dev/null/data')).rejects.toThrow(
      'The data folder /dev/null/data cannot be written to. Choose another with DATA_DIR.',
    )
  })
})
