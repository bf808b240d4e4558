import { getQuestion, listQuestions, type OwnQuestion, saveQuestion } from '@skills-center/contract/questions'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { RequestError } from '../platform/request-error.ts'

/** Milliseconds without a key before what was typed is saved. */
const pause = 900

type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

/**
 * A draft that saves itself while it is written, one save after the other. A save that another window has
 * overtaken is refused, and nothing more is sent until the page is loaded anew.
 */
export function useDraft(opened: OwnQuestion) {
  const client = useQueryClient()
  const [question, setQuestion] = useState(opened.question)
  const [own, setOwn] = useState(opened)
  const [saving, setSaving] = useState<Saving>('saved')
  const latest = useRef(opened.question)
  const known = useRef(opened)
  const stored = useRef(opened.question)
  const running = useRef<Promise<OwnQuestion | null> | null>(null)

  const keep = useCallback(
    (its: OwnQuestion) => {
      known.current = its
      setOwn(its)
      client.setQueryData(queryOf(getQuestion, { params: { id: its.id } }).queryKey, its)
      void refresh(client, listQuestions)
    },
    [client],
  )

  /** Sends what is not saved yet; null where that did not work. */
  const save = useCallback(async (): Promise<OwnQuestion | null> => {
    await running.current
    if (latest.current === stored.current) return known.current
    const sent = latest.current
    const { id, revision } = known.current
    setSaving('saving')
    const work = call(saveQuestion, { params: { id }, body: { revision, question: sent } }).then(
      (its) => {
        stored.current = sent
        keep(its)
        setSaving(latest.current === sent ? 'saved' : 'waiting')
        return its
      },
      (error: unknown) => {
        const isConflict = error instanceof RequestError && error.status === 409
        setSaving(isConflict ? 'conflict' : 'failed')
        return null
      },
    )
    running.current = work
    const its = await work
    if (running.current === work) running.current = null
    return its
  }, [keep])

  // The clock that waits for a pause in typing.
  useEffect(() => {
    if (saving !== 'waiting') return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [question, saving, save])

  // What was typed right before one leaves the page is sent along.
  useEffect(() => () => void save(), [save])

  const edit = useCallback((patch: Partial<AuthoredQuestion>) => {
    latest.current = { ...latest.current, ...patch }
    setQuestion(latest.current)
    setSaving((before) => (before === 'conflict' ? before : 'waiting'))
  }, [])

  return { question, own, saving, edit, save, keep }
}
