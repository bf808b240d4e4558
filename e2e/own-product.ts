import { type ChildProcess, spawn } from 'node:child_process'

export interface Product {
  /** The product's address. */
  readonly address: string
  readonly process: ChildProcess
  /** Stops the product, by default with SIGTERM, and resolves when the process has exited. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

export interface ProductPlace {
  dataDir: string
  /** Signs its tokens. */
  secret: string
  /** 0 uses any free port. */
  port?: number
  environment?: Readonly<Record<string, string>>
}

/** Starts the product as `npm start` does, and resolves when it responds. */
export async function startProduct({
  dataDir,
  secret,
  port = 0,
  environment = {},
}: ProductPlace): Promise<Product> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      const found = /http:\/\/[\w.]+:\d+/.exec(printed)
      if (found !== null) resolve(found[0])
    })
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  return {
    address,
    process: child,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}
