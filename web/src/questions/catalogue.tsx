import type { Subject } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CatalogueTable } from './catalogue-table.tsx'
import { gradeName } from '../ui/grade-name.ts'

const subjects = () =>
  [
    { value: 'all', label: t('questions/all') },
    { value: 'math', label: t('ui/math') },
    { value: 'science', label: t('ui/science') },
  ] as const

/** The catalogue of generated questions, by skill, grade, and standard. */
export function Catalogue() {
  const { user } = useSession()
  const skills = useQuery(queryOf(listSkills))
  const [subject, setSubject] = useState<Subject | 'all'>(
    user.subject === null || user.subject === 'both' ? 'all' : user.subject,
  )
  const [grade, setGrade] = useState('all')
  const grades = [...new Set(skills.data?.map((skill) => skill.gradeLevel))].toSorted((a, b) => a - b)
  const shown = skills.data?.filter(
    (skill) =>
      (subject === 'all' || skill.subject === subject) &&
      (grade === 'all' || String(skill.gradeLevel) === grade),
  )
  return (
    <Card as="section" aria-labelledby="catalogue" padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-line p-5 sm:px-7">
        <h2 id="catalogue" className="text-2xl font-bold">
          {t('questions/skills')}
          {shown !== undefined && <span className="font-normal text-ink-soft"> {shown.length}</span>}
        </h2>
        <div className="flex flex-wrap items-end gap-4">
          <SegmentedControl
            label={t('ui/subject')}
            value={subject}
            options={subjects()}
            onChange={setSubject}
          />
          <div className="w-48">
            <Select
              label={t('ui/grade')}
              value={grade}
              onChange={(event) => setGrade(event.target.value)}
              options={[
                { value: 'all', label: t('questions/all-grades') },
                ...grades.map((level) => ({ value: String(level), label: gradeName(level) })),
              ]}
            />
          </div>
        </div>
      </div>
      {skills.isError ? (
        <LoadError what={t('questions/the-catalog')} onRetry={() => void skills.refetch()} />
      ) : shown === undefined ? (
        <div className="flex flex-col gap-3 p-5 sm:px-7" aria-busy>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      ) : shown.length === 0 ? (
        <p className="p-5 text-ink-soft sm:px-7">{t('questions/no-skill-fits-this-choice')}</p>
      ) : (
        <CatalogueTable skills={shown} />
      )}
    </Card>
  )
}
