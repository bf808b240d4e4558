import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { commitImport, type ImportCheck } from '@skills-center/contract/classrooms/import'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ActError } from '../act-error.tsx'
import { keepCards } from '../cards/login-cards.ts'
import { studentsInWords } from '../class-words.ts'
import { rosterQueries } from '../students/roster-query.ts'
import { useAct } from '../use-act.ts'
import { ImportTable } from './import-table.tsx'

interface ImportReviewProps {
  readonly classroom: ClassroomDetail
  readonly csv: string
  readonly checked: ImportCheck
}

const rowsInWords = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

/** What the file would do, row by row, and the one press that does it. */
export function ImportReview({ classroom, csv, checked }: ImportReviewProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const { rows, columnsIgnored, groupsNew, obstacle } = checked
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  const problems = rows.filter((row) => row.outcome === 'problem')
  const open = problems.filter(({ line }) => !leftOut.has(line)).length
  const coming = count('new') + count('known')
  const commit = useAct(
    () => call(commitImport, { params: { id: classroom.id }, body: { csv, leaveOut: [...leftOut] } }),
    rosterQueries,
    ({ cards, known }) => {
      toast({ title: `${studentsInWords(cards.length + known)} added`, tone: 'right' })
      if (cards.length > 0) keepCards(client, classroom.id, cards)
      navigate(
        cards.length > 0 ? `/classroom/${classroom.id}/cards` : `/classroom/${classroom.id}?tab=students`,
      )
    },
  )
  return (
    <section aria-labelledby="review" className="flex flex-col gap-4">
      <h2 id="review" className="text-2xl font-bold">
        What the file holds
      </h2>
      <div role="status">
        <ul className="flex flex-col gap-1">
          <li>
            <strong>{studentsInWords(count('new'))}</strong> to get an account
            {groupsNew.length > 0 &&
              `, and the new ${groupsNew.length === 1 ? 'group' : 'groups'} ${groupsNew.join(', ')}`}
          </li>
          {count('known') > 0 && <li>{studentsInWords(count('known'))} whose account you made before</li>}
          {count('ignored') > 0 && (
            <li>
              {rowsInWords(count('ignored'))} that {count('ignored') === 1 ? 'adds' : 'add'} nobody
            </li>
          )}
          {problems.length > 0 && (
            <li className="font-semibold text-incorrect">
              {rowsInWords(problems.length)} with a problem: mend {problems.length === 1 ? 'it' : 'them'} in
              your file and choose it again, or leave {problems.length === 1 ? 'it' : 'them'} out
            </li>
          )}
          {columnsIgnored.length > 0 && (
            <li className="text-ink-soft [overflow-wrap:anywhere]">Not read: {columnsIgnored.join(', ')}</li>
          )}
        </ul>
      </div>
      {problems.length > 1 && (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => setLeftOut(open === 0 ? new Set() : new Set(problems.map(({ line }) => line)))}
        >
          {open === 0 ? 'Leave none of them out' : 'Leave all of them out'}
        </Button>
      )}
      <ImportTable rows={rows} leftOut={leftOut} onLeaveOut={setLeftOut} />
      {obstacle !== null && (
        <p role="alert" className="rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
          {obstacle}
        </p>
      )}
      <ActError error={commit.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="large"
          busy={commit.isPending}
          disabled={open > 0 || coming === 0 || obstacle !== null}
          onClick={() => commit.mutate(undefined)}
        >
          {commit.isPending ? 'Please wait...' : `Add ${studentsInWords(coming)}`}
        </Button>
        {open > 0 && <span className="text-ink-soft">{rowsInWords(open)} to mend or leave out first</span>}
        {coming === 0 && open === 0 && (
          <span className="text-ink-soft">No row of this file adds a student.</span>
        )}
      </div>
    </section>
  )
}
