import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import { type Caller, gather } from './cast.ts'
import { type Chance, createChance } from './chance.ts'
import { generate, type Making } from './generate.ts'
import { mutate, mutateText } from './mutate.ts'
import { type Answer, ask, type Asked, startProduct } from '../product.ts'
import { createTally } from './tally.ts'

/**
 * `npm run bench:fuzz -- --minutes 15`: every operation of the contract, called as visitor, student, teacher and
 * student of a teacher's making, with bodies that the schema allows and ids out of earlier replies, and with one thing
 * in three made strange. Starts a product of its own on loopback and ends it. Ends with code 1 where a call answered 500,
 * or not at all, or took longer than two seconds.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
})

interface Operation {
  name: string
  endpoint: Endpoint
  params: unknown
  query: unknown
  body: unknown
}

const schemaOf = (schema: z.ZodType | undefined): unknown =>
  schema === undefined ? undefined : z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const operations: readonly Operation[] = Object.entries<Endpoint>(endpoints)
  .filter(([name]) => values.only === undefined || new RegExp(values.only).test(name))
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    params: schemaOf(endpoint.params),
    query: schemaOf(endpoint.query),
    body: schemaOf(endpoint.body),
  }))

/** What ends the caller's world; done seldom. */
const final = new Set([
  'eraseAccount',
  'logout',
  'eraseStudent',
  'deleteClassroom',
  'removeSampleClass',
  'leaveClassroom',
  'changePassword',
  'endOtherSessions',
  'endSession',
  'removeStudents',
  'setClassroomActive',
])

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** An answer of the kind that its question asks for. */
function answerTo(chance: Chance, interaction: Readonly<Record<string, unknown>>): unknown {
  const options = z.object({ options: z.array(z.object({ id: z.string() })) }).safeParse(interaction)
  const ids = options.success ? options.data.options.map(({ id }) => id) : ['a']
  switch (interaction['kind']) {
    case 'choice':
      return { kind: 'choice', option: chance.pick(ids) }
    case 'choices':
      return { kind: 'choices', options: ids.filter(() => chance.of(0.5)) }
    default:
      return { kind: interaction['kind'], text: chance.pick(['1', '3/4', '12', '-5', '0.5', 'x+1']) }
  }
}

/** As it stands in an address. */
const wordOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

function makeRequest(chance: Chance, caller: Caller, { endpoint, ...schemas }: Operation): Asked {
  const making: Making = { chance, harvest: caller.harvest, path: endpoint.path }
  const isStrange = chance.of(0.3)
  const params = fieldsOf(schemas.params && generate(making, schemas.params))
  const query = fieldsOf(schemas.query && generate(making, schemas.query))
  let body = schemas.body && generate(making, schemas.body)
  const interaction = caller.harvest.interactionOf(fieldsOf(body)['token'])
  if (interaction !== undefined && 'response' in fieldsOf(body) && chance.of(0.8))
    body = { ...fieldsOf(body), response: answerTo(chance, interaction) }
  if (isStrange) {
    const part = chance.pick([params, query].filter((fields) => Object.keys(fields).length > 0).concat([{}]))
    const [key] = Object.keys(part)
    if (key !== undefined && chance.of(0.4)) part[key] = mutateText(chance)
    else if (body !== undefined) body = mutate(chance, body)
  }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(wordOf(params[name] ?? chance.uuid())),
  )
  const asked = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, wordOf(value)]),
  ).toString()
  return {
    method: endpoint.method,
    path: asked === '' ? path : `${path}?${asked}`,
    body: endpoint.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    cookie: caller.cookie,
    address: caller.address,
  }
}

const mayCall = (caller: Caller, { access }: Endpoint): boolean =>
  access === 'public' || access === caller.role || (access === 'signed-in' && caller.role !== 'visitor')

function learn(caller: Caller, { endpoint }: Operation, { text }: Answer): void {
  try {
    caller.harvest.take(endpoint.path, JSON.parse(text))
  } catch {
    // Files and streams are no JSON.
  }
}

const minutes = Number(values.minutes)
const chance = createChance(Number(values.seed))
const product = await startProduct()
const tally = createTally(operations.map(({ name }) => name))
const until = performance.now() + minutes * 60_000
const memory = [product.megabytes()]

async function work(callers: readonly Caller[]): Promise<void> {
  while (performance.now() < until) {
    const operation = chance.pick(operations)
    if (final.has(operation.name) && !chance.of(0.05)) continue
    const able = callers.filter((caller) => mayCall(caller, operation.endpoint))
    const caller = able.length === 0 || chance.of(0.05) ? chance.pick(callers) : chance.pick(able)
    const asked = makeRequest(chance, caller, operation)
    const answer = await ask(product.port, asked, operation.endpoint.isStream ? 200 : undefined)
    tally.note(operation.name, caller.name, asked, answer)
    if (answer.status >= 200 && answer.status < 300) learn(caller, operation, answer)
    const isOut = answer.status === 401 && operation.endpoint.access !== 'public' && caller.role !== 'visitor'
    if (isOut || (answer.status === 200 && operation.name === 'logout')) await caller.enter()
  }
}

/** Where the secret of a mail’s link is used. */
const areas: Readonly<Record<string, string>> = {
  'reset-password': 'resets',
  consent: 'consents',
  family: 'family',
  'school-link': 'links',
}
const everybody: Caller[] = []
const watch = setInterval(() => {
  memory.push(product.megabytes())
  for (const { word, token } of product.linksInMails().slice(-40))
    for (const { harvest } of everybody) harvest.put(`${areas[word] ?? word}.token`, token)
}, 5000)
try {
  const workers = Array.from({ length: Number(values.workers) }, async () => {
    const callers = await gather(product, chance)
    everybody.push(...callers)
    await work(callers)
  })
  await Promise.all(workers)
} finally {
  clearInterval(watch)
  memory.push(product.megabytes())
  const log = product.takeLog()
  await product.stop()
  process.exitCode = tally.report({ minutes, seed: values.seed, memory, log }) ? 0 : 1
}
