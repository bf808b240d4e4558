import { rosterPartBytes } from '@skills-center/contract/rosters'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { claimDurationMs, createJobRunner } from '../platform/job-runner.ts'
import { logFault } from '../platform/log-fault.ts'
import { applySync } from './apply-sync.ts'
import { checkSync } from './check-sync.ts'
import type { RostersDeps } from './deps.ts'
import { createPace } from './pace.ts'
import { emptyReport } from './report.ts'
import { say } from './messages.gen.ts'
import { deleteFile, deleteStaged } from './staging-queries.ts'
import {
  claimSync,
  extendClaim,
  selectPart,
  selectSync,
  setReport,
  setState,
  type SyncReport,
  type SyncRow,
} from './sync-queries.ts'

const checkIntervalMs = 30_000

/** Thrown to leave a sync that was canceled, or that another start of the server will continue. */
class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** Checks uploaded files and applies syncs in the background, on the first server instance that claims them. */
export function createSyncJobs(deps: RostersDeps) {
  const { database, now, log, audit } = deps
  let isStopping = false
  const until = () => new Date(now().getTime() + claimDurationMs)

  async function readFile({ id, bytes }: SyncRow): Promise<Buffer> {
    const file = Buffer.alloc(bytes)
    for (let part = 0, at = 0; at < bytes; part += 1) {
      const content = await selectPart(database, id, part)
      if (content === undefined) throw new Error(`part ${part} of the roster file ${id} is missing`)
      at += content.copy(file, at)
      if (content.length < rosterPartBytes && at < bytes)
        throw new Error(`part ${part} of ${id} is too short`)
    }
    return file
  }

  async function check(sync: SyncRow): Promise<void> {
    const report = await checkSync(deps, sync, await readFile(sync))
    await finishCheck(sync.id, report)
  }

  async function finishCheck(id: string, report: SyncReport): Promise<void> {
    await database.transaction(async (tx) => {
      await setReport(tx, id, report)
      const to = report.refusal === null ? 'ready' : 'refused'
      await setState(tx, { id, from: ['checking'], to, at: now() })
      await deleteFile(tx, id)
    })
  }

  async function apply(sync: SyncRow): Promise<void> {
    const district = await deps.district(sync.districtId)
    if (district === undefined || sync.report === null) throw new Error('the sync has no district or report')
    const rest = createPace(deps)
    await applySync(deps, sync, {
      district,
      report: sync.report,
      async onProgress(percent) {
        if (!(await extendClaim(database, sync.id, isStopping ? now() : until(), percent)) || isStopping)
          throw new Interrupted()
        await rest()
      },
    })
    await database.transaction(async (tx) => {
      await setState(tx, { id: sync.id, from: ['applying'], to: 'done', at: now() })
      await audit.note(tx, {
        action: 'roster-applied',
        actor: sync.createdById,
        subject: null,
        via: 'administrator',
      })
    })
    await deleteStaged(database, sync.id)
    log.info({ sync: sync.id }, 'a roster was applied')
  }

  async function work(id: string, districtId: DistrictId): Promise<void> {
    const sync = await selectSync(database, id, districtId)
    if (sync === undefined) return
    try {
      if (sync.state === 'checking') await check(sync)
      else await apply(sync)
    } catch (err) {
      if (err instanceof Interrupted) return
      logFault(log, 'error', err, 'a roster could not be synced')
      const from = ['checking', 'applying'] as const
      await setReport(database, id, { ...(sync.report ?? emptyReport), refusal: say('bundle.fault') })
      await setState(database, { id, from, to: 'failed', at: now() })
    }
  }

  const runner = createJobRunner({
    what: 'roster syncs',
    log,
    checkIntervalMs,
    async runNext() {
      const claimed = await claimSync(database, now(), until())
      if (claimed === undefined) return null
      await work(claimed.id, claimed.districtId)
      return 'done'
    },
  })
  return {
    ...runner,
    /** Stops after the current batch. */
    async stop(): Promise<void> {
      isStopping = true
      await runner.stop()
    },
  }
}

export type SyncJobs = ReturnType<typeof createSyncJobs>
