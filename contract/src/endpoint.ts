import type { z } from 'zod'
import type { Scope } from './scopes.ts'

/**
 * Who may call an endpoint: anybody, anyone signed in, or one role only. What a caller may see inside
 * an endpoint (their own class, their own answers) is the feature's rule, not the door's.
 */
export type Access = 'public' | 'signed-in' | 'student' | 'teacher'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Address = `/api/${string}`

/** Changes when a call changes so that a program of before would break. */
const version = 'v1'

/** One call over the wire. The server's route, the browser's call and the OpenAPI document are all read off it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /**
   * As in RFC 6570 level 1. Declared as `/api/questions/{id}`, it is `/api/v1/questions/{id}`, but for a call that
   * `isFixed`.
   */
  readonly path: Address
  /** The specification fixes the call: its address has no version. */
  readonly isFixed?: true
  /** How earlier releases made the call: pages of theirs may still be open. Without a version. */
  readonly earlier?: readonly `${Method} ${Address}`[]
  readonly access: Access
  /** What an access token must be allowed, to make this call. Without it the call takes no token. */
  readonly scope?: Scope
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Bytes of the largest request, where the usual 64 KB are not enough. */
  readonly bodyLimit?: number
  /** How often one account may call, where a call costs much; a visitor’s calls count by network. */
  readonly limit?: {
    readonly max: number
    readonly seconds: number
    /** It may take a second and more: such calls take turns among themselves, and no screen waits behind them. */
    readonly isLong?: true
  }
  readonly reply: Reply
  /**
   * Where what the call creates is found, declared as `path` is: it answers 201 with this as Location. In braces are
   * fields of the reply, and of the call's own path: `{params.id}`.
   */
  readonly creates?: Address
  /**
   * The field of the reply that counts how often the thing was changed, such as `assignment.revision`: it comes as the
   * ETag, too.
   */
  readonly revision?: string
  /** Takes that ETag as If-Match: what somebody else has changed since then is refused with 412, and not overwritten. */
  readonly takesIfMatch?: true
  /** The reply comes again and again, as server-sent events. */
  readonly isStream?: true
}

/** Declares an endpoint; a field that `reply` does not name cannot leave the server. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  const { path, creates, isFixed } = definition
  return {
    ...definition,
    path: isFixed === true ? path : versioned(path),
    ...(creates !== undefined && { creates: versioned(creates) }),
  }
}

/** `/api/questions` as `/api/v1/questions`. */
export const versioned = (path: Address): Address => `/api/${version}/${path.slice('/api/'.length)}`

/** The same address without its version, as it was before there was one. */
export const unversioned = (path: Address): Address => `/api/${path.slice(`/api/${version}/`.length)}`

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never
export type BodyInputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never
export type ReplyInputOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.input<R> : never
