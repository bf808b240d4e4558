import type { Problem } from '@skills-center/contract/problem'

interface RefusalDetails {
  status: number
  detail: string
  /** Defaults to `about:blank`: the status says it all. */
  type?: string
  title?: string
  errors?: Problem['errors']
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
  413: 'Request too large',
  414: 'Address too long',
  415: 'Not JSON',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Server fault',
  503: 'Not available',
}

/** What the caller may read about why a request was not done. Anything else that is thrown is a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor({ status, detail, type = 'about:blank', title, errors, headers = {} }: RefusalDetails) {
    super(detail)
    this.problem = {
      type,
      title: title ?? titles[status] ?? 'Refused',
      status,
      detail,
      ...(errors && { errors }),
    }
    this.headers = headers
  }
}

export const badRequest = (detail: string, errors?: Problem['errors']) =>
  new Refusal({ status: 400, detail, ...(errors && { errors }) })

export const notSignedIn = (detail = 'Please sign in to continue.') => new Refusal({ status: 401, detail })

export const forbidden = (detail: string) => new Refusal({ status: 403, detail })

export const notFound = (detail: string) => new Refusal({ status: 404, detail })

export const conflict = (detail: string) => new Refusal({ status: 409, detail })

export const gone = (detail: string) => new Refusal({ status: 410, detail })

/** `seconds` until it is worth trying again. */
export const tooManyRequests = (detail: string, seconds: number) =>
  new Refusal({ status: 429, detail, headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })
