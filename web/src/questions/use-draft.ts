import { getQuestion, listQuestions, saveQuestion } from '@skills-center/contract/questions'
import type { OwnQuestion, QuestionId } from '@skills-center/contract/questions/own'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { urlOf } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { RequestError, requestErrorOf } from '../platform/request-error.ts'

/** Milliseconds without typing before changes are saved. */
const pause = 900

/** The maximum number of characters in a request that outlives its page (browsers allow 64 KB). */
const outlives = 20_000

/** The save request, with `keepalive` if it is small enough, so that it outlives the page. */
async function send(id: QuestionId, revision: number, question: AuthoredQuestion): Promise<OwnQuestion> {
  const body = JSON.stringify({ revision, question })
  const reply = await fetch(urlOf(saveQuestion.path, { id }, undefined), {
    method: saveQuestion.method,
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body,
    keepalive: body.length < outlives,
  })
  if (!reply.ok) throw await requestErrorOf(reply)
  return saveQuestion.reply.parse(await reply.json())
}

type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

export type Draft = ReturnType<typeof useDraft>

/**
 * A draft that saves itself while it is edited, one save at a time. If another window has saved since, the save is
 * refused, and nothing more is sent until the page is reloaded.
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
  const hasFailed = useRef(false)

  const keep = useCallback(
    (its: OwnQuestion) => {
      known.current = its
      setOwn(its)
      client.setQueryData(queryOf(getQuestion, { params: { id: its.id } }).queryKey, its)
      void refresh(client, listQuestions)
    },
    [client],
  )

  /** Sends unsaved changes; null if that failed. */
  const save = useCallback(async (): Promise<OwnQuestion | null> => {
    await running.current
    if (latest.current === stored.current) return known.current
    const sent = latest.current
    const { id, revision } = known.current
    setSaving('saving')
    const work = send(id, revision, sent).then(
      (its) => {
        stored.current = sent
        hasFailed.current = false
        keep(its)
        setSaving(latest.current === sent ? 'saved' : 'waiting')
        return its
      },
      (error: unknown) => {
        hasFailed.current = true
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

  // A timer that waits for a pause in typing.
  useEffect(() => {
    if (saving !== 'waiting') return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [question, saving, save])

  // Changes made just before leaving the page or closing it are also saved.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void save()
    }
    /** Asks for confirmation if changes cannot be saved on leaving: the last save failed or is still in progress. */
    const ask = (event: BeforeUnloadEvent) => {
      const isUnsaved = latest.current !== stored.current
      if (isUnsaved && (hasFailed.current || running.current !== null)) event.preventDefault()
      else void save()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('beforeunload', ask)
      void save()
    }
  }, [save])

  const edit = useCallback((patch: Partial<AuthoredQuestion>) => {
    latest.current = { ...latest.current, ...patch }
    setQuestion(latest.current)
    setSaving((before) => (before === 'conflict' ? before : 'waiting'))
  }, [])

  return { question, own, saving, edit, save, keep }
}
