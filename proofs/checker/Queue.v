(** A queue as two lists, and stretches of a sequence that is indexed by Z. *)
From Coq Require Import NArith ZArith List Lia.
Import ListNotations.

(** What is at the front leaves first; what is first in [back] came last. *)
Inductive queue := Queue (front back : list N).
Definition contents (q : queue) : list N := let (f, b) := q in f ++ rev b.
(** The oldest leaves and x enters; where there is no place at all, x leaves. *)
Definition rotate (q : queue) (x : N) : N * queue :=
  let (f, b) := q in
  match f with
  | y :: f' => (y, Queue f' (x :: b))
  | [] => match rev_append b [x] with y :: f' => (y, Queue f' []) | [] => (x, q) end
  end.
(** Rotating moves the oldest element out and x in. *)
Lemma rotate_ok : forall q x y q', rotate q x = (y, q') -> contents q ++ [x] = y :: contents q'.
Proof.
  intros [f b] x y q' H. simpl in H. destruct f as [|z f].
  - rewrite rev_append_rev in H. simpl. destruct (rev b ++ [x]) as [|w l] eqn:E.
    + destruct (rev b); discriminate.
    + injection H as <- <-. simpl. rewrite app_nil_r. auto.
  - injection H as <- <-. simpl. rewrite <- app_assoc. auto.
Qed.

Section Stretch.
Variable E : Z -> N.
Fixpoint stretch (a : Z) (l : nat) : list N :=
  match l with O => [] | S k => E a :: stretch (a + 1) k end.
(** A stretch and the next cell are the first cell and the stretch from the second one. *)
Lemma stretch_snoc : forall l a, stretch a l ++ [E (a + Z.of_nat l)%Z] = E a :: stretch (a + 1) l.
Proof.
  induction l as [|l IH]; intros a.
  - simpl. rewrite Z.add_0_r. auto.
  - simpl stretch. simpl app. f_equal. rewrite <- IH. do 2 f_equal. f_equal. lia.
Qed.
End Stretch.
(** Stretches of sequences that agree there are equal. *)
Lemma stretch_ext : forall E D l a, (forall i, (a <= i < a + Z.of_nat l)%Z -> E i = D i) -> stretch E a l = stretch D a l.
Proof.
  induction l as [|l IH]; intros a H; simpl; auto. f_equal; [apply H; lia | apply IH; intros; apply H; lia].
Qed.
