import { useSyncExternalStore } from 'react'

/*
 * Sounds are off until someone turns them on. The choice stays in this browser: a phone at home may make sounds that
 * the same student does not want at school.
 */
const place = 'skills-center.sound'

/** Used if storage is blocked; lasts until the next load. */
let chosen: boolean | null = null
const watchers = new Set<() => void>()

export function isSoundOn(): boolean {
  if (chosen !== null) return chosen
  try {
    return localStorage.getItem(place) === 'on'
  } catch {
    return false
  }
}

function setSound(isOn: boolean): void {
  chosen = isOn
  try {
    localStorage.setItem(place, isOn ? 'on' : 'off')
  } catch {
    // Without storage, the next visit is silent.
  }
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether sounds are on, and a function to turn them on or off. Off on the server. */
export function useSound(): [isOn: boolean, setSound: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSoundOn, () => false), setSound]
}
