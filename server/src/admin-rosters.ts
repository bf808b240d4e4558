import { readFile, readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { RosterSyncDetail } from '@skills-center/contract/rosters'
import { UsageError, requireArgument } from './admin-usage.ts'
import { withCommands } from './admin.ts'
import { StartupProblem } from './platform/startup-problem.ts'

interface Line {
  environment: Readonly<Record<string, string | undefined>>
  say: (line: string) => void
  values: {
    district?: string | undefined
    file?: string | undefined
    'dry-run': boolean
    'confirm-leaving': boolean
    'invite-teachers': boolean
  }
}

/** The file itself, or the newest ZIP file of a folder. */
async function newestFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => {
    throw new UsageError(`There is no ${path}.`)
  })
  if (!found.isDirectory()) return path
  const files = (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.zip'))
  const dated = await Promise.all(
    files.map(async (name) => ({ name, at: (await stat(join(path, name))).mtimeMs })),
  )
  const newest = dated.toSorted((one, other) => other.at - one.at)[0]
  if (newest === undefined) throw new UsageError(`${path} has no ZIP file.`)
  return join(path, newest.name)
}

/** What a sync would change, or has changed, one kind in each line. */
function differenceLines({ difference, problems, problemCount, notices }: RosterSyncDetail): string[] {
  const changes = difference.flatMap(({ kind, ...of }) =>
    (['added', 'changed', 'returned', 'ended'] as const).flatMap((change) => {
      const { count, first } = of[change]
      if (count === 0) return []
      const names = first.length === 0 ? '' : `: ${first.join(', ')}${count > first.length ? ', …' : ''}`
      return [`${kind} ${change}\t${count}${names}`]
    }),
  )
  const listed = problems.map(({ file, line, text }) => `${file}:${line}\t${text}`)
  return [
    ...(changes.length === 0 ? ['Nothing changes.'] : changes),
    ...notices,
    ...(problemCount === 0 ? [] : [`${problemCount} problems`, ...listed]),
  ]
}

/** The command that reads a district's OneRoster file, for every night. */
export function rosterCommands({ environment, say, values }: Line) {
  return {
    async 'sync-roster'() {
      const district = requireArgument(values.district, 'the --district, by its id')
      const file = await newestFile(resolve(requireArgument(values.file, 'the --file, or its folder')))
      const content = await readFile(file)
      const { detail, isApplied } = await withCommands(environment, (on) =>
        on.syncRoster(
          district,
          { fileName: basename(file), content },
          {
            isDryRun: values['dry-run'],
            confirmsLeaving: values['confirm-leaving'],
            invitesTeachers: values['invite-teachers'],
          },
        ),
      )
      if (detail.refusal !== null) throw new StartupProblem(detail.refusal)
      for (const line of differenceLines(detail)) say(line)
      if (isApplied) say('Applied.')
      else if (values['dry-run']) say('This was a dry run: nothing was changed.')
      else {
        const shares = detail.leaving.map(({ kind, leaving, of }) => `${leaving} of ${of} ${kind}`).join(', ')
        throw new StartupProblem(
          `Nothing was changed: ${shares} would leave. If that is right, say --confirm-leaving, or apply it on the screen.`,
        )
      }
    },
  }
}
