/*
 * Notifications. `toast({ title, description })` shows one; `Toaster` renders them. One is shown at a time, for 5
 * seconds, and a dismissed one is removed after 1,000,000 ms.
 */
const toastLimit = 1
export const toastRemovalDelay = 1_000_000
export const toastDuration = 5000
export const toastSwipeThreshold = 50

export type ToastTone = 'plain' | 'right' | 'wrong'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly tone: ToastTone
  readonly open: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notification; it replaces the previous one. */
export function toast(text: { title: string; description?: string; tone?: ToastTone }): void {
  lastId += 1
  const added = {
    id: lastId,
    title: text.title,
    description: text.description ?? '',
    tone: text.tone ?? 'plain',
  }
  change([{ ...added, open: true }, ...toasts].slice(0, toastLimit))
}

export function dismissToast(id: number): void {
  change(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  setTimeout(() => change(toasts.filter((shown) => shown.id !== id)), toastRemovalDelay)
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
