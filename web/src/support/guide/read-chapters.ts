import { useState } from 'react'

/* Which chapters an account has read, stored on this device only. */
const place = (userId: string) => `skills-center.guide-read.${userId}`

/** The chapters read so far, and a function to change one. */
export function useReadChapters(userId: string) {
  const [read, setRead] = useState(() => new Set(recall(userId)))
  function mark(chapter: string, isRead: boolean) {
    const next = new Set(read)
    if (isRead) next.add(chapter)
    else next.delete(chapter)
    setRead(next)
    keep(userId, [...next])
  }
  return { read, mark }
}

function recall(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    // Storage may be blocked, or contain something invalid: then nothing counts as read.
    return []
  }
}

function keep(userId: string, chapters: readonly string[]): void {
  try {
    localStorage.setItem(place(userId), JSON.stringify(chapters))
  } catch {
    // Then it lasts until the page is closed.
  }
}
