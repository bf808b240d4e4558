import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrations } from '../../migrations.ts'
import { connectDatabase } from '../database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { EmbeddedPostgresConnection } from '../embedded-postgres.ts'
import { createLog } from '../log.ts'
import { migrate } from '../migrate.ts'
import { selectPostmaster, stopPostmaster } from '../postmaster.ts'
import { templateName } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects to the maintenance database of this run's own PostgreSQL. */
    postgres: EmbeddedPostgresConnection
  }
}

const prefix = 'skills-center-tests-'

/** Starts one PostgreSQL for the whole run, and migrates the template that each test's database is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir, log, isScratch: true })
  const teardown = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const maintenance = await connectDatabase(postgres.connection, log)
    const connection = await maintenance.connect()
    await connection.run(`create database ${templateName}`)
    connection.release()
    await maintenance.close()
    const template = await connectDatabase({ ...postgres.connection, database: templateName }, log)
    await migrate(template, migrations)
    await template.close()
    project.provide('postgres', postgres.connection)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

/** Removes what killed test runs left behind: a running PostgreSQL and its folder. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
    if (!pid || isAlive(pid)) continue
    const folder = join(tmpdir(), name, 'postgres')
    const postmaster = selectPostmaster(folder)
    if (postmaster) await stopPostmaster(folder, postmaster.pid, 5000)
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: another user's run.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
