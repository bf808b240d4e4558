import type { Classroom } from '@skills-center/contract/classrooms'
import type { Subject } from '@skills-center/contract/ids'
import { type CoveredStandard, listStandards } from '@skills-center/contract/skills/standards'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { useSession } from '../../platform/session.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { gradeOptions } from '../../ui/grade-name.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isOfGrade } from './standard-grades.ts'
import { StandardCard } from './standard-card.tsx'

interface StandardsTabProps {
  /** Active classes to assign to; undefined while loading. */
  readonly classrooms: readonly Classroom[] | undefined
}

/** Which skills cover each standard, with links to assign them. */
export function StandardsTab({ classrooms }: StandardsTabProps) {
  const { data, error, refetch } = useQuery(queryOf(listStandards))
  return (
    <section aria-labelledby="standards-heading" className="flex flex-col gap-5 pt-6">
      <div>
        <h2 id="standards-heading" className="text-2xl font-bold">
          {t('classrooms/portal/standards')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('classrooms/portal/common-core-for-math')}</p>
      </div>
      {data !== undefined ? (
        <Browser standards={data} classrooms={classrooms ?? []} />
      ) : error !== null ? (
        <Card>
          <LoadError
            what={t('classrooms/portal/the-standards')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )}
    </section>
  )
}

interface BrowserProps {
  readonly standards: readonly CoveredStandard[]
  readonly classrooms: readonly Classroom[]
}

function Browser({ standards, classrooms }: BrowserProps) {
  const { user } = useSession()
  const [subject, setSubject] = useState<Subject>(user.subject === 'science' ? 'science' : 'math')
  const [grade, setGrade] = useState(String(user.gradeLevel))
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState<'covered' | 'all'>('covered')
  const [chosen, setChosen] = useState<string | null>(null)
  const classroom = classrooms.find(({ id }) => id === chosen) ?? classrooms[0]
  const words = sought.toLowerCase().trim()
  // A search by name or code covers all grades.
  const matching = standards.filter((one) =>
    words === ''
      ? one.subject === subject && isOfGrade(one, Number(grade))
      : `${one.code} ${one.label} ${one.skills.map(({ name }) => name).join(' ')}`
          .toLowerCase()
          .includes(words),
  )
  const covered = matching.filter(({ skills }) => skills.length > 0)
  const found = shown === 'covered' ? covered : matching
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SegmentedControl
          label={t('ui/subject')}
          value={subject}
          options={[
            { value: 'math', label: t('ui/math') },
            { value: 'science', label: t('ui/science') },
          ]}
          onChange={setSubject}
        />
        <Select
          label={t('ui/grade')}
          value={grade}
          options={gradeOptions()}
          onChange={(event) => setGrade(event.currentTarget.value)}
        />
        <Field
          label={t('classrooms/portal/code-or-words')}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        {classroom !== undefined && (
          <Select
            label={t('classrooms/portal/class-to-assign-to')}
            value={classroom.id}
            options={classrooms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
      </div>
      <div className="w-full sm:w-80">
        <SegmentedControl
          label={t('classrooms/portal/show')}
          value={shown}
          options={[
            { value: 'covered', label: t('classrooms/portal/with-a-skill') },
            { value: 'all', label: t('classrooms/portal/all-of-them') },
          ]}
          onChange={setShown}
        />
      </div>
      <p role="status" className="text-ink-soft">
        {t('classrooms/portal/covered-of-them-covered', {
          count: matching.length,
          covered: covered.length,
        })}
        {classroom === undefined && t('classrooms/portal/create-a-class-to-assign')}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState drawing="no-questions" title={t('classrooms/portal/no-standard-found')}>
            {t('classrooms/portal/try-another-grade-or-subject')}
          </EmptyState>
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {found.map((standard) => (
            <StandardCard key={standard.code} standard={standard} classId={classroom?.id} />
          ))}
        </ul>
      )}
    </>
  )
}
