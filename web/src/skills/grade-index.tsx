import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { gradeName } from '../ui/grade-name.ts'
import type { GradeEntry } from './grade-map.ts'
import { countBegun, type OwnProgressBySkill } from './own-progress.ts'

interface GradeIndexProps {
  readonly grades: readonly GradeEntry[]
  /** The part that is shown below. */
  readonly shown: readonly GradeEntry[]
  /** Null for a reader who does not practice. */
  readonly progressBySkill: OwnProgressBySkill | null
  readonly ownGrade: number | null
}

/**
 * All 13 grades in a row, with the number of skills and the student's progress in each; the grades that are shown link
 * to their skills.
 */
export function GradeIndex({ grades, shown, progressBySkill, ownGrade }: GradeIndexProps) {
  return (
    <nav aria-label={t('skills/grades')} className="print:hidden">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-2">
        {grades.map((entry) => {
          const isOwn = entry.gradeLevel === ownGrade
          const label = (
            <>
              <span className="sr-only">
                {gradeName(entry.gradeLevel)}
                {isOwn && t('skills/your-grade-label')},{' '}
              </span>
              <span aria-hidden className="font-display text-xl font-bold">
                {entry.gradeLevel === 0 ? 'K' : entry.gradeLevel}
              </span>
              <span className="text-[0.8rem]">{formatCount(entry.skills.length)}</span>
            </>
          )
          return (
            // On a phone, the sentence below mentions the grades without skills.
            <li key={entry.gradeLevel} className={entry.skills.length === 0 ? 'max-sm:hidden' : ''}>
              {entry.skills.length === 0 ? (
                <span
                  className={classNames(
                    tile,
                    'border-dashed text-ink-soft',
                    isOwn ? 'border-warm-vivid' : 'border-line',
                  )}
                >
                  {label}
                </span>
              ) : (
                <Tile
                  href={shown[entry.gradeLevel]?.skills.length === 0 ? null : `#grade-${entry.gradeLevel}`}
                  isOwn={isOwn}
                >
                  {label}
                  {progressBySkill !== null && <Along entry={entry} progressBySkill={progressBySkill} />}
                </Tile>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface TileProps {
  /** Null if the grade is not shown. */
  readonly href: string | null
  readonly isOwn: boolean
  readonly children: ReactNode
}

function Tile({ href, isOwn, children }: TileProps) {
  const look = classNames(tile, 'bg-surface', isOwn ? 'border-warm-vivid' : 'border-line-strong')
  return href === null ? (
    <span className={look}>{children}</span>
  ) : (
    <a href={href} className={`${look} hover:border-ink hover:bg-sunken`}>
      {children}
    </a>
  )
}

const tile =
  'flex h-full min-h-20 flex-col items-center justify-center rounded-md border-[1.5px] px-1.5 py-2 leading-tight text-center'

const formatCount = (count: number): string => t('skills/skills', { count })

/** The fraction of the grade’s skills that are mastered, in full color, and begun, in half color. */
function Along({ entry, progressBySkill }: { entry: GradeEntry; progressBySkill: OwnProgressBySkill }) {
  const { begun, mastered } = countBegun(entry.skills, progressBySkill)
  const share = (count: number) => `${(count / entry.skills.length) * 100}%`
  return (
    <>
      <span className="sr-only">{t('skills/begun-mastered', { begun, mastered })}</span>
      <span
        aria-hidden
        className="relative mt-1.5 h-1.5 w-full overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <span className="absolute inset-y-0 start-0 bg-action/40" style={{ width: share(begun) }} />
        <span className="absolute inset-y-0 start-0 bg-action" style={{ width: share(mastered) }} />
      </span>
    </>
  )
}
