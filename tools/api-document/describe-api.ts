import type { Endpoint } from '@skills-center/contract/endpoint'
import { slowedCalls } from '@skills-center/contract/limits'
import { Problem } from '@skills-center/contract/problem'
import { z } from 'zod'
import { areas } from './areas.ts'
import { Components, type Json } from './components.ts'
import { type ContractFile, nameSchemas } from './named-schemas.ts'
import { shareParameters } from './share-parameters.ts'
import { shareResponses } from './share-responses.ts'
import { shareSchemas } from './share-schemas.ts'

/** A refusal that a call can return. */
export interface ListedRefusal {
  status: number
  /** For example, `practice/already-answered`. */
  code: string
  /** The English message, with its values in braces. */
  sentence: string
}

/** Who may call, as OpenAPI 3.1 writes it: the roles of which a session needs one. */
const sessionOf = (access: Endpoint['access']): readonly Json[] =>
  access === 'public' ? [] : [{ session: access === 'signed-in' ? [] : [access] }]

const JsonObject = z.record(z.string(), z.unknown())

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag of what was read: the change is refused with 412 where somebody else was faster',
  schema: { type: 'string' },
}

const headers = {
  ETag: { description: 'Changes with every edit: send it back as If-Match', schema: { type: 'string' } },
  Location: { description: 'Where it is found', required: true, schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds', required: true, schema: { type: 'integer', minimum: 1 } },
}

/**
 * Returns an OpenAPI 3.1 document of all endpoints, by operation name.
 * @param refusals those that a call can return besides the ones that any call can return
 */
export function describeApi(
  files: readonly ContractFile[],
  endpoints: Readonly<Record<string, Endpoint>>,
  refusals: (operation: string) => readonly ListedRefusal[],
): Json {
  const components = new Components(nameSchemas(files))
  components.schema(Problem, 'output')
  const areaOf = new Map(
    files.flatMap(({ area, exported }) => Object.values(exported).map((value) => [value, area] as const)),
  )
  const shared = sharedGroups(Object.keys(endpoints).map(refusals))
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const area = areaOf.get(endpoint)
    if (area === undefined) throw new Error(`No file of the contract exports ${name} by itself.`)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        tags: [area],
        ...describeOperation(name, endpoint, components, { refusals: refusals(name), shared }),
      },
    }
  }
  const parameters = shareParameters(paths)
  const responses = shareResponses(paths)
  const used = new Set(Object.values(endpoints).map((endpoint) => areaOf.get(endpoint)))
  const { schemas, rename } = components.all()
  const named = z
    .object({ paths: JsonObject, schemas: JsonObject, parameters: JsonObject, responses: JsonObject })
    .parse(JSON.parse(rename(JSON.stringify({ paths, schemas, parameters, responses }))))
  const written = shareSchemas(named)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Skills Center',
      version: '1.0.0',
      description:
        'Every refusal is an RFC 9457 problem. `detail` is a sentence for the person who reads it, in the language of Accept-Language; `code` says for programs which refusal it is, and does not change.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(areas)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: written.paths,
    components: {
      schemas: written.schemas,
      parameters: { IfMatch: ifMatch, ...named.parameters },
      headers,
      responses: {
        TooMany: tooManyCalls([waitAsTold]),
        ...limitResponses(Object.values(endpoints)),
        Refused: {
          description:
            'Refused for a reason that any call can have: not signed in, not allowed, not readable',
          content: problemContent,
        },
        ...Object.fromEntries(
          [...shared.values()]
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ name, listed }) => [name, refused(listed)]),
        ),
        ...named.responses,
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description:
            'Set by signing in. A call names the role that it is for; with none, it is for anyone who is signed in. A call without security is for anybody.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal access token of a teacher. Each call that takes one names the scope that it needs.',
        },
      },
    },
  }
}

function describeOperation(
  name: string,
  endpoint: Endpoint,
  components: Components,
  { refusals, shared }: { refusals: readonly ListedRefusal[]; shared: SharedGroups },
): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path', components),
    ...parametersOf(endpoint.query, 'query', components),
    ...(endpoint.takesIfMatch ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ]
  return {
    operationId: name,
    summary: endpoint.summary,
    security: [
      ...sessionOf(endpoint.access),
      ...(endpoint.scope === undefined ? [] : [{ token: [endpoint.scope] }]),
    ],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.schema(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [endpoint.creates === undefined ? 200 : 201]: {
        description: endpoint.isStream ? 'Server-sent events, whose data are of this schema' : 'Done',
        ...headersOf(endpoint),
        content: {
          [endpoint.isStream ? 'text/event-stream' : 'application/json']: {
            schema: components.reply(endpoint.reply),
          },
        },
      },
      ...refusalsByStatus(refusals, shared),
      ...tooMany(name, endpoint, refusals),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function headersOf({ creates, revision }: Endpoint): Json {
  const sent = [...(creates === undefined ? [] : ['Location']), ...(revision === undefined ? [] : ['ETag'])]
  if (sent.length === 0) return {}
  return {
    headers: Object.fromEntries(sent.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }
}

const byStatus = (refusals: readonly ListedRefusal[]) => Map.groupBy(refusals, ({ status }) => status)

/** Groups of refusals with the same status and their component names, by their codes. */
type SharedGroups = ReadonlyMap<string, { name: string; listed: readonly ListedRefusal[] }>

/** Returns the groups to list as components: those that more than one call can return. */
function sharedGroups(ofCalls: readonly (readonly ListedRefusal[])[]): SharedGroups {
  const groups = ofCalls.flatMap((refusals) => [...byStatus(refusals).values()])
  const shared = [...Map.groupBy(groups, codesOf).values()].flatMap(([group, ...others]) =>
    group !== undefined && others.length > 0 ? [group] : [],
  )
  const withName = Map.groupBy(shared, shortNameOf)
  return new Map(
    shared.map((listed) => {
      const short = shortNameOf(listed)
      return [
        codesOf(listed),
        { name: withName.get(short)?.length === 1 ? short : fullNameOf(listed), listed },
      ]
    }),
  )
}

const refusalsByStatus = (refusals: readonly ListedRefusal[], shared: SharedGroups): Json =>
  Object.fromEntries(
    [...byStatus(refusals)].map(([status, listed]) => {
      const group = shared.get(codesOf(listed))
      return [
        status,
        group === undefined ? refused(listed) : { $ref: `#/components/responses/${group.name}` },
      ]
    }),
  )

/** References the shared problem response; OpenAPI 3.1 allows a reference to have its own description. */
const refused = (listed: readonly ListedRefusal[]): Json => ({
  $ref: '#/components/responses/Refused',
  description: listed.map(describeRefusal).join('\n\n'),
})

const describeRefusal = ({ code, sentence }: ListedRefusal): string => `\`${code}\`: ${sentence}`

const codesOf = (listed: readonly ListedRefusal[]): string => listed.map(({ code }) => code).join()

/** Returns a component's name: `practice/already-answered` becomes `already-answered.409`. */
const shortNameOf = (listed: readonly ListedRefusal[]): string =>
  `${listed.map(({ code }) => code.slice(code.lastIndexOf('/') + 1)).join('_')}.${listed[0]?.status}`

/** The same with areas, for groups that would have one name: `practice.already-answered.409`. */
const fullNameOf = (listed: readonly ListedRefusal[]): string =>
  `${listed.map(({ code }) => code.replaceAll('/', '.')).join('_')}.${listed[0]?.status}`

/** Describes how often an account may make a costly call. `docs/security.md` lists the other limits. */
function tooMany(name: string, endpoint: Endpoint, refusals: readonly ListedRefusal[]): Json {
  const listed = refusals.filter(({ status }) => status === 429)
  const limit = limitOf(endpoint)
  const slowed = limit?.description ?? (slowedCalls.has(name) ? waitAsTold : undefined)
  if (listed.length === 0)
    return slowed === undefined ? {} : { 429: { $ref: `#/components/responses/${limit?.name ?? 'TooMany'}` } }
  return {
    429: tooManyCalls([...(slowed === undefined ? [] : [slowed]), ...listed.map(describeRefusal)]),
  }
}

/** Returns the component name and description of a call's own rate limit. */
function limitOf({ limit, access: who }: Endpoint): { name: string; description: string } | undefined {
  if (limit === undefined) return undefined
  const { max, seconds } = limit
  const whose = who === 'public' ? 'network' : 'account'
  return {
    name: `TooMany.${max}.${seconds}.${whose}`,
    description: `More than ${max} calls in ${seconds} seconds by one ${whose}: wait for as long as Retry-After says`,
  }
}

const limitResponses = (endpoints: readonly Endpoint[]): Json =>
  Object.fromEntries(
    endpoints
      .flatMap((endpoint) => limitOf(endpoint) ?? [])
      .map(({ name, description }) => [name, tooManyCalls([description])]),
  )

const waitAsTold = 'Too many calls: wait for as long as Retry-After says'

const tooManyCalls = (reasons: readonly string[]): Json => ({
  description: reasons.join('\n\n'),
  headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  content: problemContent,
})

/** Lists one OpenAPI parameter for each property. */
function parametersOf(
  schema: z.ZodType | undefined,
  where: 'path' | 'query',
  components: Components,
): Json[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.ZodType>(schema.shape).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || !property.safeParse(undefined).success,
    schema: components.parameter(property),
  }))
}
