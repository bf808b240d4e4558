import type { Problem } from '@skills-center/contract/problem'
import type { Language } from '@skills-center/contract/language'
import { formatMessage, type MessageOrText } from './format-message.ts'
import { say } from './messages.gen.ts'

interface FieldError {
  field: string
  message: MessageOrText
}

interface RefusalDetails {
  status: number
  detail: MessageOrText
  /** Defaults to `about:blank`, for problems that the status fully describes. */
  type?: string
  title?: string
  errors?: readonly FieldError[]
  headers?: Readonly<Record<string, string>>
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  402: 'Payment required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request too slow',
  409: 'Conflict',
  410: 'Gone',
  412: 'Changed meanwhile',
  413: 'Request too large',
  414: 'Address too long',
  415: 'Not JSON',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Server fault',
  503: 'Not available',
}

/** A refusal that the caller may read. Any other thrown error is a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly detail: MessageOrText
  readonly headers: Readonly<Record<string, string>>
  readonly #type: string
  readonly #title: string
  readonly #errors: readonly FieldError[] | undefined

  constructor({ status, detail, type = 'about:blank', title, errors, headers = {} }: RefusalDetails) {
    super(formatMessage(detail, 'en'))
    this.status = status
    this.detail = detail
    this.headers = headers
    this.#type = type
    this.#title = title ?? titles[status] ?? 'Refused'
    this.#errors = errors
  }

  /** The problem details in the caller's language; programs read `code`. */
  problem(language: Language): Problem {
    return {
      type: this.#type,
      title: this.#title,
      status: this.status,
      detail: formatMessage(this.detail, language),
      ...(typeof this.detail !== 'string' && { code: this.detail.say }),
      ...(this.#errors && {
        errors: this.#errors.map(({ field, message }) => ({
          field,
          message: formatMessage(message, language),
        })),
      }),
    }
  }
}

export const badRequest = (detail: MessageOrText, errors?: readonly FieldError[]) =>
  new Refusal({ status: 400, detail, ...(errors && { errors }) })

export const notSignedIn = (detail: MessageOrText = say('sign-in-first')) =>
  new Refusal({ status: 401, detail })

export const forbidden = (detail: MessageOrText) => new Refusal({ status: 403, detail })

export const notFound = (detail: MessageOrText) => new Refusal({ status: 404, detail })

export const conflict = (detail: MessageOrText) => new Refusal({ status: 409, detail })

/** The resource has changed since the caller read it. */
export const preconditionFailed = (detail: MessageOrText) => new Refusal({ status: 412, detail })

export const gone = (detail: MessageOrText) => new Refusal({ status: 410, detail })

/** `seconds` is the time until a retry makes sense. */
export const tooManyRequests = (detail: MessageOrText, seconds: number) =>
  new Refusal({ status: 429, detail, headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })
