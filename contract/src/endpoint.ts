import type { z } from 'zod'
import type { Scope } from './scopes.ts'

/**
 * Who may call an endpoint: anyone, anyone signed in, or one role only. An administrator is a teacher who was appointed
 * for a district or school. What a caller may see inside an endpoint (their
 * own class, their own answers) is up to the feature, not to this check.
 */
export type Access = 'public' | 'signed-in' | 'student' | 'teacher' | 'administrator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Address = `/api/${string}`

/** Changes only when a call changes in a way that breaks existing clients. */
const version = 'v1'

/** One API call. The server's route, the browser's client, and the OpenAPI document are all derived from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /**
   * A path template as in RFC 6570 level 1. `/api/questions/{id}` is served as `/api/v1/questions/{id}`, unless the
   * call `isFixed`.
   */
  readonly path: Address
  /** The specification fixes this call, so its path has no version. */
  readonly isFixed?: true
  /** How earlier releases made the call, because their pages may still be open. Without a version. */
  readonly earlier?: readonly `${Method} ${Address}`[]
  readonly access: Access
  /** The scope that an access token needs for this call. Without it, the call accepts no token. */
  readonly scope?: Scope
  /**
   * Only our own pages can use it, because it needs a cookie or a setting that only they have. The API document leaves it
   * out.
   */
  readonly isForPages?: true
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Maximum request size in bytes, if the default 64 KB is not enough. */
  readonly bodyLimit?: number
  /** Rate limit per account for an expensive call; visitors are counted by network. */
  readonly limit?: {
    readonly max: number
    readonly seconds: number
    /** May take a second or more. Such calls queue among themselves, so that they block no screen. */
    readonly isLong?: true
  }
  readonly reply: Reply
  /**
   * The URL of what the call creates, declared like `path`. The call returns 201 with it as Location. Braces name
   * fields of the reply, or of the call's own path as `{params.id}`.
   */
  readonly creates?: Address
  /**
   * The reply field that counts changes to the resource, such as `assignment.revision`. It is also sent as the ETag.
   */
  readonly revision?: string
  /**
   * Accepts that ETag as If-Match. If someone else has changed the resource since, the call fails with 412 instead of
   * overwriting it.
   */
  readonly takesIfMatch?: true
  /** The reply is a stream of server-sent events. */
  readonly isStream?: true
}

/** Declares an endpoint. A field that `reply` does not declare cannot leave the server. */
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

/** Turns `/api/questions` into `/api/v1/questions`. */
export const versioned = (path: Address): Address => `/api/${version}/${path.slice('/api/'.length)}`

/** Removes the version from a path, as paths were before there was one. */
export const unversioned = (path: Address): Address => `/api/${path.slice(`/api/${version}/`.length)}`

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never
export type BodyInputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never
export type ReplyInputOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.input<R> : never
