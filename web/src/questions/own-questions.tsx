import {
  createQuestion,
  deleteQuestion,
  duplicateQuestion,
  listQuestions,
  type QuestionId,
  type QuestionSummary,
} from '@skills-center/contract/questions'
import { listSkills } from '@skills-center/contract/skills'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { call } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { blankQuestion, isAuthoredKind, kindNames } from './blank-question.ts'

const editorOf = (id: QuestionId) => `/questions/create?question=${id}`
const nameOf = ({ title }: QuestionSummary) => (title.trim() === '' ? 'Question without a name' : title)

/** The questions that the teacher has written, with what can be done with each. */
export function OwnQuestions() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [doomed, setDoomed] = useState<QuestionSummary | null>(null)
  const list = useQuery(queryOf(listQuestions))
  const skills = useQuery(queryOf(listSkills))
  const create = useMutation({
    mutationFn: () => call(createQuestion, { body: { question: blankQuestion() } }),
    onSuccess: (made) => {
      void refresh(client, listQuestions)
      navigate(editorOf(made.id))
    },
  })
  const duplicate = useMutation({
    mutationFn: (id: QuestionId) => call(duplicateQuestion, { params: { id } }),
    onSuccess: () => refresh(client, listQuestions),
  })
  const remove = useMutation({
    mutationFn: (id: QuestionId) => call(deleteQuestion, { params: { id } }),
    onSuccess: async () => {
      setDoomed(null)
      await refresh(client, listQuestions)
    },
  })
  const error = create.error ?? duplicate.error ?? remove.error
  const begin = (
    <Button busy={create.isPending} onClick={() => create.mutate()}>
      <Plus aria-hidden className="size-5" />
      New question
    </Button>
  )
  return (
    <Card as="section" aria-labelledby="own-questions" padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line p-5 sm:px-7">
        <h2 id="own-questions" className="text-2xl font-bold">
          Your questions
          {list.data !== undefined && list.data.length > 0 && (
            <span className="font-normal text-ink-soft"> {list.data.length}</span>
          )}
        </h2>
        {list.data !== undefined && list.data.length > 0 && begin}
      </div>
      {error !== null && (
        <p role="alert" className="px-5 pt-4 font-medium text-incorrect sm:px-7">
          {detailOf(error) ?? 'This was not done, since the server could not be reached. Please try again.'}
        </p>
      )}
      {list.isError ? (
        <LoadError
          what="Your questions"
          detail="Check your connection."
          onRetry={() => void list.refetch()}
        />
      ) : list.data === undefined ? (
        <div className="flex flex-col gap-3 p-5 sm:px-7" aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      ) : list.data.length === 0 ? (
        <EmptyState drawing="no-questions" title="Write your first question" action={begin}>
          Say what students read and what is right. You see at once how it looks to them, and what may be
          unclear.
        </EmptyState>
      ) : (
        <ul>
          {list.data.map((question) => (
            <li
              key={question.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line p-4 not-first:border-t sm:px-7"
            >
              <div className="min-w-52 flex-1">
                <Link
                  href={editorOf(question.id)}
                  className="font-semibold wrap-anywhere text-action underline underline-offset-4"
                >
                  {nameOf(question)}
                </Link>
                <p className="text-sm text-ink-soft">
                  {isAuthoredKind(question.kind) && kindNames[question.kind]}
                  {' · '}
                  {skills.data?.find(({ id }) => id === question.skillId)?.name ?? 'No skill yet'}
                  {` · Level ${question.level}`}
                </p>
              </div>
              <Badge tone={question.version === null ? 'plain' : question.hasChanges ? 'warm' : 'right'}>
                {question.version === null
                  ? 'Draft'
                  : `Version ${question.version}${question.hasChanges ? ', changed since' : ''}`}
              </Badge>
              <div className="flex gap-1">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Duplicate ${nameOf(question)}`}
                  busy={duplicate.isPending && duplicate.variables === question.id}
                  onClick={() => duplicate.mutate(question.id)}
                >
                  <Copy aria-hidden className="size-5" />
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Delete ${nameOf(question)}`}
                  onClick={() => setDoomed(question)}
                >
                  <Trash2 aria-hidden className="size-5" />
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={doomed !== null}
        title="Delete this question?"
        onClose={() => setDoomed(null)}
        actions={
          <>
            <Button variant="outline" onClick={() => setDoomed(null)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => {
                if (doomed !== null) remove.mutate(doomed.id)
              }}
            >
              Delete
            </Button>
          </>
        }
      >
        <p>“{doomed === null ? '' : nameOf(doomed)}” is taken away for good.</p>
      </Dialog>
    </Card>
  )
}
