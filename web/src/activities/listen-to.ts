/** After this many milliseconds without an event, the stream counts as dead; the server sends one every 15 seconds. */
const maxSilenceMs = 35_000
/** Milliseconds between losing a stream and opening the next. */
const reopenAfter = 1_500

interface Listener {
  onMessage: (text: string) => void
  /** Whether the stream is connected. May be called again with the same value. */
  onHeard: (isHeard: boolean) => void
}

/**
 * Listens to a server event stream until stopped. The browser reopens a broken stream and sends the id of the last
 * event. A stream that went silent or was refused is reopened here, and delivers all events again.
 */
export function listenTo(url: string, { onMessage, onHeard }: Listener): () => void {
  let stream: EventSource
  let silence: number | undefined
  const onBeat = () => {
    onHeard(true)
    window.clearTimeout(silence)
    silence = window.setTimeout(reopen, maxSilenceMs)
  }
  const reopen = () => {
    onHeard(false)
    stream.close()
    open()
  }
  const open = () => {
    stream = new EventSource(url)
    window.clearTimeout(silence)
    silence = window.setTimeout(reopen, maxSilenceMs)
    stream.addEventListener('open', onBeat)
    stream.addEventListener('beat', onBeat)
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      onBeat()
      onMessage(data)
    })
    stream.addEventListener('error', () => {
      onHeard(false)
      if (stream.readyState !== EventSource.CLOSED) return
      window.clearTimeout(silence)
      silence = window.setTimeout(reopen, reopenAfter)
    })
  }
  open()
  return () => {
    window.clearTimeout(silence)
    stream.close()
  }
}
