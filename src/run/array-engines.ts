import { shellWord } from './shell-word.ts';

/** Engines for which {@link linesFor} writes the lines that run the shards of a plan. */
export const ARRAY_ENGINES = ['kubernetes', 'snakemake'] as const;
export type ArrayEngine = (typeof ARRAY_ENGINES)[number];

/** The shards to run, and where. */
export interface ArrayRun {
  readonly id: string;
  /** The file of the plan. */
  readonly plan: string;
  readonly shards: number;
  /** The container image with saltus. */
  readonly image: string;
  /** The folder for all output, if one was named. */
  readonly out?: string | undefined;
}

/** Returns the lines that make an engine compute all shards of a plan, each in one task. */
export function linesFor(engine: ArrayEngine, run: ArrayRun): string {
  return engine === 'kubernetes' ? kubernetesJob(run) : snakefile(run);
}

/** Maximum parallelism that Kubernetes accepts for an Indexed Job, in pods. */
const MAX_PARALLEL_PODS = 100_000;

/** Returns an Indexed Job. Its pods share a volume, which holds the plan and receives the blocks. */
function kubernetesJob({ id, plan, shards, image }: ArrayRun): string {
  const file = plan.replace(/^.*[\\/]/, '');
  const command = ['saltus', 'shard', '--plan', file, '--index', '$(JOB_COMPLETION_INDEX)', '--out', '/work'];
  return `# Copy ${file} to the volume of the claim "saltus". After the job: saltus merge --plan ${shellWord(file)} --out FOLDER,
# where the volume is FOLDER, or --from FOLDER.
apiVersion: batch/v1
kind: Job
metadata:
  name: ${JSON.stringify(`saltus-${id}`.slice(0, 52).replace(/-+$/, ''))}
spec:
  completionMode: Indexed
  completions: ${shards}
  parallelism: ${Math.min(shards, MAX_PARALLEL_PODS)}
  template:
    spec:
      restartPolicy: OnFailure
      containers:
        - name: shard
          image: ${JSON.stringify(image)}
          workingDir: /work
          command: ${JSON.stringify(command)}
          volumeMounts: [{ name: work, mountPath: /work }]
      volumes:
        - name: work
          persistentVolumeClaim: { claimName: saltus }
`;
}

/** Returns a Snakefile. The shards share the folder in which it runs. */
function snakefile({ plan, shards, image, out }: ArrayRun): string {
  const toOut = out === undefined ? '' : ` --out ${shellWord(out)}`;
  const command = (words: string) =>
    JSON.stringify(`${words} --plan ${shellWord(plan)}${toOut}`.replace(/[{}]/g, '$&$&'));
  const shard = command('saltus shard').replace(/"$/, ' --index {wildcards.index}"');
  return `# Run: snakemake --cores 16, or with --use-singularity for the image.
container: ${JSON.stringify(`docker://${image}`)}

rule merge:
    input: expand("shards/{index}.done", index=range(${shards}))
    shell: ${command('saltus merge')}

rule shard:
    output: touch("shards/{index}.done")
    shell: ${shard}
`;
}
