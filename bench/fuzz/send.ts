import type { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { QuestionToken } from '@skills-center/contract/practice'
import { ask, type Answer, type Asked, type Product } from '../product.ts'
import type { Caller } from './cast.ts'
import type { Chance } from './chance.ts'
import { generate, type Making } from './generate.ts'
import type { Harvest } from './harvest.ts'
import { hints } from './hints.ts'
import { mutate, mutateText } from './mutate.ts'
import { operationNamed, type Operation, type OperationName } from './operations.ts'
import type { Kind, Tally } from './tally.ts'

/** Input that a recipe fixes; the schema generates the rest of the call. */
export interface Given {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

interface Request {
  params: Readonly<Record<string, unknown>>
  asked: Omit<Asked, 'cookie' | 'address'>
}

export interface SendDeps {
  product: Product
  chance: Chance
  tally: Tally
  known: ReturnType<typeof createAnswerKeys>
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Formats a value for a URL. */
const wordOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const streamMs = 200

export const mayCall = (caller: Caller, { access }: Endpoint): boolean =>
  access === 'public' || access === caller.role || (access === 'signed-in' && caller.role !== 'visitor')

export type Sender = ReturnType<typeof createSender>

/** Makes calls and records each in the tally. Successful replies go to the caller's harvest. */
export function createSender({ product, chance, tally, known }: SendDeps) {
  /** Returns a right or wrong response to the question if the token can be opened. */
  function answerTo(token: unknown): unknown {
    const parsed = QuestionToken.safeParse(token)
    if (!parsed.success) return undefined
    try {
      return chance.of(0.7) ? known.right(parsed.data) : known.wrong(parsed.data)
    } catch {
      // The question is a teacher's own, or the token is invalid.
      return undefined
    }
  }

  function requestOf(operation: Operation, kind: Kind, harvest: Harvest, given: Given = {}): Request {
    const { endpoint } = operation
    const making: Making = { chance, harvest, path: endpoint.path }
    const hint = given.body === undefined ? (hints[operation.name]?.(harvest, chance) ?? {}) : {}
    const makeParams = () => fieldsOf(operation.params && generate(making, operation.params))
    const { id = makeParams()['id'] } = { ...hint.params, ...given.params }
    if (typeof id === 'string') making.scope = id
    const params: Record<string, unknown> = {
      ...makeParams(),
      ...(id !== undefined && { id }),
      ...hint.params,
      ...given.params,
    }
    const query = {
      ...fieldsOf(operation.query && generate(making, operation.query)),
      ...hint.query,
      ...given.query,
    }
    let body: unknown = operation.body && generate(making, operation.body)
    if (operation.body !== undefined) body = { ...fieldsOf(body), ...hint.body, ...given.body }
    const fields = fieldsOf(body)
    if ('response' in fields && 'token' in fields && given.body?.['response'] === undefined)
      body = { ...fields, response: answerTo(fields['token']) ?? fields['response'] }
    if (kind === 'strange') {
      const part = chance.pick([params, query].filter((one) => Object.keys(one).length > 0).concat([{}]))
      const keys = Object.keys(part)
      if (keys.length > 0 && (body === undefined || chance.of(0.4)))
        part[chance.pick(keys)] = mutateText(chance)
      else if (body !== undefined) body = mutate(chance, body)
    }
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(wordOf(params[name] ?? chance.uuid())),
    )
    const asked = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, wordOf(value)]),
    ).toString()
    return {
      params,
      asked: {
        method: endpoint.method,
        path: asked === '' ? path : `${path}?${asked}`,
        body: endpoint.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
        headers: given.headers,
      },
    }
  }

  async function transmit(
    caller: Caller,
    operation: Operation,
    kind: Kind,
    request: Request,
  ): Promise<Answer> {
    const { path } = operation.endpoint
    const asked = { ...request.asked, cookie: caller.cookie, address: caller.address }
    const done = tally.begin(operation.name, caller.name, kind, asked)
    const answer = await ask(product.port, asked, operation.endpoint.isStream ? streamMs : undefined)
    done(answer)
    if (answer.status >= 200 && answer.status < 300) {
      try {
        caller.harvest.take(path, request.params, JSON.parse(answer.text))
      } catch {
        // Files and streams are not JSON.
      }
    }
    if (kind === 'proper' && (answer.status === 404 || answer.status === 410))
      caller.harvest.drop(path, request.params)
    return answer
  }

  return {
    /** Makes a random call. With another caller's `harvest`, its ids are that caller's. */
    random: (caller: Caller, operation: Operation, kind: Kind, harvest = caller.harvest): Promise<Answer> =>
      transmit(caller, operation, kind, requestOf(operation, kind, harvest)),

    /** Makes one step of a recipe. */
    proper(caller: Caller, name: OperationName, given: Given = {}): Promise<Answer> {
      const operation = operationNamed(name)
      return transmit(caller, operation, 'proper', requestOf(operation, 'proper', caller.harvest, given))
    },

    /** Sends a body unchanged. */
    raw(
      caller: Caller,
      name: OperationName,
      body: string,
      headers: Readonly<Record<string, string>>,
    ): Promise<Answer> {
      const operation = operationNamed(name)
      const { method, path } = operation.endpoint
      return transmit(caller, operation, 'proper', { params: {}, asked: { method, path, body, headers } })
    },
  }
}
