import type { Subject } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { type GradeEntry, strandAnchor, strandPlaces } from './grade-map.ts'

const subjects: readonly Subject[] = ['math', 'science']

/** Every strand with the grades that have its skills, each linked to its place on the map. */
export function StrandIndex({ grades }: { readonly grades: readonly GradeEntry[] }) {
  return (
    <details className="min-w-0 flex-1 rounded-lg border border-line bg-surface print:hidden">
      <summary className="cursor-pointer rounded-lg px-5 py-3 font-semibold hover:bg-sunken">
        {t('skills/jump-to-a-strand')}
      </summary>
      <nav aria-label={t('skills/strands')} className="grid gap-x-10 gap-y-6 px-5 pt-2 pb-5 md:grid-cols-2">
        {subjects.map((subject) => (
          <div key={subject}>
            <SubjectTag subject={subject} />
            <ul className="mt-2">
              {strandPlaces(grades, subject).map(({ name, gradeLevels }) => (
                <li
                  key={name}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0"
                >
                  <span>{name}</span>
                  <span className="-me-2 flex">
                    {gradeLevels.map((gradeLevel) => (
                      <a
                        key={gradeLevel}
                        href={`#${strandAnchor(gradeLevel, subject, name)}`}
                        aria-label={`${name}, ${gradeName(gradeLevel)}`}
                        className="grid size-9 place-items-center rounded-md font-semibold text-link hover:bg-math-soft"
                      >
                        {gradeLevel === 0 ? 'K' : gradeLevel}
                      </a>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}
