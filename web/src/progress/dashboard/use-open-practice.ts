import type { SkillId } from '@skills-center/contract/ids'
import { getNextPractice, getPractice } from '@skills-center/contract/practice'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { queryOf } from '../../platform/queries.ts'

/** Offline it fails at once, and does not wait for the network to come back. */
const networkMode = 'always'
/** Milliseconds that a press waits for questions; the screen of practice goes on waiting for them. */
const timeoutMs = 4000

/** The way into practice of one skill. */
export function useOpenPractice(id: SkillId) {
  const client = useQueryClient()
  // Questions fetched earlier may be answered by now, so none from the cache.
  return useOpen(`/practice/${id}`, () =>
    client.prefetchQuery({ ...queryOf(getPractice, { params: { id } }), staleTime: 0, networkMode }),
  )
}

/** The way into mixed practice. */
export function useOpenMixed() {
  const client = useQueryClient()
  return useOpen('/practice/overview/mixed', () =>
    client.prefetchQuery({ ...queryOf(getNextPractice), staleTime: 0, networkMode }),
  )
}

/**
 * The way to a screen of questions: fetches them first, then goes there, also when that failed (the screen
 * says what is wrong). A second press, or one that asks for a new tab, goes at once.
 */
function useOpen(href: string, fetchAhead: () => Promise<void>) {
  const [path, navigate] = useLocation()
  const [isOpening, setIsOpening] = useState(false)

  async function open(event: MouseEvent) {
    if (isOpening || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpening(true)
    // Neither rejects.
    await Promise.race([fetchAhead(), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
    setIsOpening(false)
    // Anyone who went somewhere else meanwhile stays there.
    if (location.pathname === path) navigate(href)
  }

  return { href, isOpening, open: (event: MouseEvent) => void open(event) }
}
