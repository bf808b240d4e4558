import { z } from 'zod'
import { nameText } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** The largest OneRoster file, in bytes, and the size of the parts in which it is uploaded. */
export const rosterFileBytes = 48 * 1024 * 1024
export const rosterPartBytes = 512 * 1024

/** A sync that would end more than this share of the students or teachers needs a confirmation, in percent. */
export const maxLeavingPercent = 10

export const RosterSyncState = z.enum([
  'uploading',
  'checking',
  /** The file cannot be read. */
  'refused',
  'ready',
  'applying',
  'done',
  'failed',
  /** Canceled, or replaced by a later sync. */
  'canceled',
])
export type RosterSyncState = z.infer<typeof RosterSyncState>

export const RosterChange = z.object({
  count: z.number(),
  /** The first names in the order of the file. */
  first: z.array(z.string()),
})
export type RosterChange = z.infer<typeof RosterChange>

export const rosterKinds = ['schools', 'terms', 'teachers', 'students', 'classes', 'enrollments'] as const

/** What a sync would do to one kind of rows. */
export const RosterDifference = z.object({
  kind: z.enum(rosterKinds),
  added: RosterChange,
  changed: RosterChange,
  /** People who leave, classes that end, and places in classes that end. Nothing is deleted. */
  ended: RosterChange,
  returned: RosterChange,
})
export type RosterDifference = z.infer<typeof RosterDifference>

/** The share of the people now in the roster who would leave. */
export const RosterLeaving = z.object({
  kind: z.enum(['students', 'teachers', 'enrollments']),
  leaving: z.number(),
  of: z.number(),
})
export type RosterLeaving = z.infer<typeof RosterLeaving>

export const RosterSync = z.object({
  id: z.uuid(),
  state: RosterSyncState,
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The administrator's username; null for a file that the operator's nightly command read. */
  createdBy: z.string().nullable(),
  /** Percent; null when nothing is being applied. */
  progress: z.number().nullable(),
})
export type RosterSync = z.infer<typeof RosterSync>

export const RosterSyncDetail = RosterSync.extend({
  /** Whether the file holds only what has changed since the last one; null before it has been read. */
  isDelta: z.boolean().nullable(),
  difference: z.array(RosterDifference),
  /** Too many people would leave: applying needs a confirmation. */
  leaving: z.array(RosterLeaving),
  /** What was left out on purpose, such as demographics. */
  notices: z.array(z.string()),
  problemCount: z.number(),
  /** The first problems, each with its file and line. A problem leaves out one row, and not the file. */
  problems: z.array(z.object({ file: z.string(), line: z.number(), text: z.string() })),
  /** Why the file could not be read; null if it could. */
  refusal: z.string().nullable(),
})
export type RosterSyncDetail = z.infer<typeof RosterSyncDetail>

const sync = z.object({ id: z.uuid() })

export const listRosterSyncs = endpoint({
  method: 'GET',
  path: '/api/organization/rosters',
  access: 'administrator',
  summary: 'The district’s roster syncs, newest first; district administrators only',
  reply: z.object({ syncs: z.array(RosterSync) }),
})

export const startRosterSync = endpoint({
  method: 'POST',
  path: '/api/organization/rosters',
  access: 'administrator',
  summary: 'Begin to upload a OneRoster file; district administrators only',
  body: z.object({
    fileName: nameText(120).min(1),
    bytes: z.int().min(1).max(rosterFileBytes),
  }),
  limit: { max: 30, seconds: 600 },
  reply: RosterSync,
})

export const uploadRosterPart = endpoint({
  method: 'PUT',
  path: '/api/organization/rosters/{id}/parts/{part}',
  access: 'administrator',
  summary: 'Upload a part of the file, of 512 KB except the last; the file is checked after the last part',
  params: sync.extend({ part: z.coerce.number().int().min(0).max(999) }),
  body: z.object({ content: z.base64() }),
  bodyLimit: Math.ceil((rosterPartBytes * 4) / 3) + 1024,
  reply: RosterSync,
})

export const getRosterSync = endpoint({
  method: 'GET',
  path: '/api/organization/rosters/{id}',
  access: 'administrator',
  summary: 'One sync, with what it would change; district administrators only',
  params: sync,
  reply: RosterSyncDetail,
})

export const applyRosterSync = endpoint({
  method: 'POST',
  path: '/api/organization/rosters/{id}/application',
  access: 'administrator',
  summary: 'Apply a checked sync in the background; district administrators only',
  params: sync,
  body: z.object({
    /** Required if the sync names shares that would leave. */
    confirmsLeaving: z.boolean(),
    /** Emails new teachers how to set a password. Without it, they wait for single sign-on. */
    invitesTeachers: z.boolean(),
  }),
  reply: RosterSync,
})

export const cancelRosterSync = endpoint({
  method: 'DELETE',
  path: '/api/organization/rosters/{id}',
  access: 'administrator',
  summary: 'Cancel a sync that has not been applied; district administrators only',
  params: sync,
  reply: RosterSync,
})

export const rosterEndpoints = {
  listRosterSyncs,
  startRosterSync,
  uploadRosterPart,
  getRosterSync,
  applyRosterSync,
  cancelRosterSync,
}
