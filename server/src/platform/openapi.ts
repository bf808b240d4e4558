import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { slowedCalls } from '@skills-center/contract/limits'
import { Problem } from '@skills-center/contract/problem'
import { apiHeaders } from './headers.ts'

type Json = Readonly<Record<string, unknown>>

/** Serves the document at `/api/openapi.json`. */
export function serveOpenApi(
  http: FastifyInstance,
  { endpoints, title }: { endpoints: Readonly<Record<string, Endpoint>>; title: string },
): void {
  const text = JSON.stringify(describeApi(endpoints, title))
  http.get('/api/openapi.json', (_request, reply) => {
    reply.headers(apiHeaders).type('application/json; charset=utf-8').compress(text)
  })
}

/** An OpenAPI 3.1 document of the endpoints, by operation name. */
function describeApi(endpoints: Readonly<Record<string, Endpoint>>, title: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: 'Every refusal is an RFC 9457 problem: `detail` is written for the person who reads it.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Set by signing in.' },
      },
    },
  }
}

const access = {
  public: 'Anybody may call.',
  'signed-in': 'For anyone who is signed in.',
  student: 'For students.',
  teacher: 'For teachers.',
} satisfies Record<Endpoint['access'], string>

function describeOperation(name: string, endpoint: Endpoint): Json {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  return {
    operationId: name,
    summary: endpoint.summary,
    description: access[endpoint.access],
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: endpoint.isStream ? 'Server-sent events, whose data are of this schema' : 'Done',
        content: {
          [endpoint.isStream ? 'text/event-stream' : 'application/json']: {
            schema: schemaOf(endpoint.reply, 'output'),
          },
        },
      },
      ...((endpoint.limit !== undefined || slowedCalls.has(name)) && { 429: tooMany(endpoint) }),
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** How often an account may make a costly call; other limits are written in `docs/security.md`. */
const tooMany = ({ limit, access: who }: Endpoint): Json => ({
  description:
    limit === undefined
      ? 'Too many calls: wait for as long as Retry-After says'
      : `More than ${limit.most} calls in ${limit.seconds} seconds by one ${who === 'public' ? 'network' : 'account'}: wait for as long as Retry-After says`,
  headers: {
    'Retry-After': { description: 'Seconds', required: true, schema: { type: 'integer', minimum: 1 } },
  },
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** OpenAPI has a parameter for each property. */
function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.ZodType>(schema.shape).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || !property.safeParse(undefined).success,
    schema: schemaOf(property, 'output'),
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
