import type { SkillId } from '@skills-center/contract/ids'
import { getPractice } from '@skills-center/contract/practice'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { queryOf } from '../../platform/queries.ts'

/**
 * The way into practice: fetches the skill's questions first, then goes to its screen, also when that
 * failed (the screen says what is wrong). A second press, or one that asks for a new tab, goes at once.
 */
export function useOpenPractice(skillId: SkillId) {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const [isOpening, setIsOpening] = useState(false)
  const href = `/practice/${skillId}`

  async function open(event: MouseEvent) {
    if (isOpening || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpening(true)
    // Never rejects. Questions fetched earlier may be answered by now, so none from the cache.
    await client.prefetchQuery({ ...queryOf(getPractice, { params: { id: skillId } }), staleTime: 0 })
    setIsOpening(false)
    // Whoever went somewhere else meanwhile stays there.
    if (location.pathname === path) navigate(href)
  }

  return { href, isOpening, open: (event: MouseEvent) => void open(event) }
}
