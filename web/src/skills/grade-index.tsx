import { classNames } from '../ui/class-names.ts'
import type { GradeEntry } from './grade-map.ts'
import { gradeName } from '../ui/grade-name.ts'

/** All 13 grades in a row, each with its number of skills; those with skills lead to their section. */
export function GradeIndex({ grades }: { readonly grades: readonly GradeEntry[] }) {
  return (
    <nav aria-label="Grades">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-2">
        {grades.map(({ gradeLevel, count }) => (
          <li key={gradeLevel}>
            {count > 0 ? (
              <a
                href={`#grade-${gradeLevel}`}
                className={classNames(tile, 'border-line-strong bg-surface hover:border-ink hover:bg-sunken')}
              >
                <Label gradeLevel={gradeLevel} count={count} />
              </a>
            ) : (
              <span className={classNames(tile, 'border-dashed border-line text-ink-soft')}>
                <Label gradeLevel={gradeLevel} count={count} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const tile = 'flex min-h-16 flex-col items-center justify-center rounded-md border-[1.5px] leading-tight'

function Label({ gradeLevel, count }: Pick<GradeEntry, 'gradeLevel' | 'count'>) {
  return (
    <>
      <span className="sr-only">{gradeName(gradeLevel)}, </span>
      <span aria-hidden className="font-display text-xl font-bold">
        {gradeLevel === 0 ? 'K' : gradeLevel}
      </span>
      <span className="text-sm">
        {count === 0 ? 'no skills' : count === 1 ? '1 skill' : `${count} skills`}
      </span>
    </>
  )
}
