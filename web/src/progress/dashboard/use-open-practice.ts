import type { SkillId } from '@skills-center/contract/ids'
import { getNextPractice, getPractice } from '@skills-center/contract/practice'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { queryOf } from '../../platform/queries.ts'

/** Offline, it fails at once instead of waiting for the network. */
const networkMode = 'always'
/** How many milliseconds a press waits for questions; after that, the practice screen waits. */
const timeoutMs = 4000

/** Opens the practice of one skill. */
export function useOpenPractice(id: SkillId) {
  const client = useQueryClient()
  // Cached questions may have been answered since, so fetch new ones.
  return useOpen(`/practice/${id}`, () =>
    client.prefetchQuery({ ...queryOf(getPractice, { params: { id } }), staleTime: 0, networkMode }),
  )
}

/** Opens mixed practice. */
export function useOpenMixed() {
  const client = useQueryClient()
  return useOpen('/practice/overview/mixed', () =>
    client.prefetchQuery({ ...queryOf(getNextPractice), staleTime: 0, networkMode }),
  )
}

/**
 * Opens a screen of questions: prefetches them, then navigates, even if that failed (the screen shows the error). A
 * second press, or opening in a new tab, navigates at once.
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
    // Do not navigate if the person has gone elsewhere meanwhile.
    if (location.pathname === path) navigate(href)
  }

  return { href, isOpening, open: (event: MouseEvent) => void open(event) }
}
