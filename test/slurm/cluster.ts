import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A Slurm cluster of two nodes on this machine, started manually from Debian's packages, without systemd or root
 * configuration.
 */
export interface Cluster {
  /** Environment for the clients. */
  readonly env: NodeJS.ProcessEnv;
  /** Stops an active task, and thereby its node, which accepts no other; returns the node, if there is such a task. */
  freezeNode(): string | undefined;
  /** Kills a node's daemon and all its tasks, as if the machine lost its power. */
  killNode(name: string): void;
  /** Returns Slurm's information on a job, including how often its tasks were restarted. */
  jobText(id: string): string;
  stop(): Promise<void>;
}

const NODES = ['n1', 'n2'];

function configuration(folder: string, port: number): string {
  const host = hostname().split('.')[0];
  return [
    'ClusterName=saltus',
    `SlurmctldHost=${host}(127.0.0.1)`,
    `SlurmctldPort=${port}`,
    'SlurmUser=root',
    'SlurmdUser=root',
    'AuthType=auth/munge',
    `AuthInfo=socket=${folder}/munge.socket,cred_expire=5`,
    'CryptoType=crypto/munge',
    'ProctrackType=proctrack/linuxproc',
    'TaskPlugin=task/none',
    'JobAcctGatherType=jobacct_gather/none',
    'AccountingStorageType=accounting_storage/none',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_CPU',
    'SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0,bf_interval=1',
    'ReturnToService=2',
    'JobRequeue=1',
    'SlurmdTimeout=5',
    'TCPTimeout=1',
    'MessageTimeout=5',
    'KillWait=3',
    'MinJobAge=3600',
    'MpiDefault=none',
    'SlurmdParameters=config_overrides',
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmctldLogFile=${folder}/slurmctld.log`,
    `StateSaveLocation=${folder}/state`,
    `SlurmdPidFile=${folder}/slurmd-%n.pid`,
    `SlurmdLogFile=${folder}/slurmd-%n.log`,
    `SlurmdSpoolDir=${folder}/spool-%n`,
    ...NODES.map(
      (name, i) =>
        `NodeName=${name} NodeHostname=${host} NodeAddr=127.0.0.1 Port=${port + 1 + i} CPUs=1 State=UNKNOWN`,
    ),
    'PartitionName=main Nodes=n[1-2] Default=YES MaxTime=INFINITE State=UP',
    '',
  ].join('\n');
}

/** @throws Error with the daemon's log if the nodes do not start within a minute */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-slurm-'));
  for (const name of ['state', ...NODES.map(node => `spool-${node}`)]) mkdirSync(join(folder, name));
  chmodSync(folder, 0o755);
  const conf = join(folder, 'slurm.conf');
  writeFileSync(conf, configuration(folder, 17_000 + (process.pid % 1000) * 4));
  const key = join(folder, 'munge.key');
  writeFileSync(key, Buffer.from(Array.from({ length: 128 }, (_, i) => (i * 89 + process.pid) % 256)), {
    mode: 0o400,
  });
  const munge = ['key-file', 'pid-file', 'log-file', 'seed-file', 'socket'].map(
    name => `--${name}=${name === 'key-file' ? key : join(folder, `munge.${name.replace('-file', '')}`)}`,
  );
  execFileSync('munged', ['--force', ...munge], { stdio: 'pipe' });
  const env = { ...process.env, SLURM_CONF: conf };
  // In the foreground, each as the leader of a process group, so that they can be ended by their ids.
  const daemon = (command: string, ...args: string[]) =>
    spawn(command, ['-D', '-f', conf, ...args], { env, stdio: 'ignore', detached: true });
  const daemons = new Map<string, ChildProcess>([
    ['slurmctld', daemon('slurmctld')],
    ...NODES.map(name => [name, daemon('slurmd', '-N', name)] as const),
  ]);
  const client = (command: string, ...args: string[]) =>
    execFileSync(command, args, { env, encoding: 'utf8' });
  const stop = async () => {
    for (const child of daemons.values()) child.kill('SIGKILL');
    for (const name of NODES) for (const pid of tasksOf(conf, name)) kill(pid);
    const pid = join(folder, 'munge.pid');
    if (existsSync(pid)) kill(Number(readFileSync(pid, 'utf8')));
    await sleep(300);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries++) {
    await sleep(500);
    try {
      const states = client('sinfo', '-h', '-N', '-o', '%t').trim().split('\n');
      if (states.length === NODES.length && states.every(state => state === 'idle')) break;
    } catch {}
    if (tries > 120) {
      const log = readFileSync(join(folder, 'slurmctld.log'), 'utf8').slice(-2000);
      await stop();
      throw new Error(`the nodes did not come up:\n${log}`);
    }
  }
  return {
    env,
    freezeNode: () => NODES.find(name => freeze(tasksOf(conf, name))),
    killNode: name => {
      daemons.get(name)!.kill('SIGKILL');
      for (const pid of tasksOf(conf, name)) kill(pid);
    },
    jobText: id => client('scontrol', '-o', 'show', 'job', id),
    stop,
  };
}

/**
 * Lists the processes of the tasks on a node, recognised by their environment, each after the step daemon that started
 * it and would report its end.
 */
function tasksOf(conf: string, name: string): number[] {
  return readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid))
    .flatMap(pid => {
      const environment = textOf(`/proc/${pid}/environ`).split('\0');
      const isTask = [`SLURM_CONF=${conf}`, `SLURMD_NODENAME=${name}`].every(variable =>
        environment.includes(variable),
      );
      if (!isTask) return [];
      const parent = /^PPid:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '0';
      const isStep = textOf(`/proc/${parent}/cmdline`).startsWith('slurmstepd');
      return [...(isStep ? [Number(parent)] : []), Number(pid)];
    });
}

/**
 * The step daemon precedes the task: a task that is alive when its daemon is stopped has not been reported as ended.
 */
function freeze(pids: readonly number[]): boolean {
  for (const pid of pids) kill(pid, 'SIGSTOP');
  if (pids.length > 1 && pids.every(lives)) return true;
  for (const pid of pids) kill(pid, 'SIGCONT');
  return false;
}

const lives = (pid: number) => /^State:\s+[^ZX]/m.test(textOf(`/proc/${pid}/status`));

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
